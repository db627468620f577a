export { DraftBanner } from './DraftBanner.tsx';
export { DraftState } from './DraftState.tsx';
export { type DraftFile, keepDraftFile, listDraftFiles, readDraftFiles, removeDraftFiles } from './files.ts';
export { readDraft, removeDraft, type StoredDraft, writeDraft } from './store.ts';
export { type Draft, type DraftOptions, useDraft } from './useDraft.ts';
export { useDraftForm } from './useDraftForm.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
