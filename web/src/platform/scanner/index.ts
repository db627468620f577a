export { CameraDialog } from './CameraDialog.tsx';
export type { Format } from './detector.ts';
export { ScannerField } from './ScannerField.tsx';
export { type Signal, signal } from './signal.ts';
