/** Material's icons as bare paths: their component, drawn in every row, would cost the scroll more than the row itself. */
const PATHS = {
  menu: 'M6 10c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m12 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m-6 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
  edit: 'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z',
  closed: 'M8.59 16.59 13.17 12 8.59 7.41 10 6l6 6-6 6z',
  open: 'M7.41 8.59 12 13.17l4.59-4.58L18 10l-6 6-6-6z',
} as const;

interface RowButtonProps {
  icon: keyof typeof PATHS;
  /** What the grid's one listener does when it is pressed. */
  action: 'menu' | 'edit' | 'expand';
  label: string;
  isExpanded?: boolean;
}

/** A button of a row. The keyboard reaches it through the row's keys, not by Tab. */
export function RowButton({ icon, action, label, isExpanded }: RowButtonProps) {
  return (
    <button
      type="button"
      className="dg-icon"
      tabIndex={-1}
      data-action={action}
      aria-label={label}
      aria-haspopup={action === 'menu' ? 'menu' : undefined}
      aria-expanded={isExpanded}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </button>
  );
}
