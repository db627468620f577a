import { useBlocker } from '@tanstack/react-router';

/**
 * Asks before somebody leaves a form with unsaved changes: by link, by Back, by closing the tab. The answer of `ask`
 * decides for moves inside the application; the browser asks for itself when the tab closes.
 *
 *     useLeaveGuard(isDirty, () => confirm({ … }));
 */
export function useLeaveGuard(dirty: boolean, ask: () => Promise<boolean>): void {
  useBlocker({
    shouldBlockFn: async () => dirty && !(await ask()),
    enableBeforeUnload: dirty,
    disabled: !dirty,
  });
}
