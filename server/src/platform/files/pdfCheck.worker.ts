/** Runs in a worker thread: ten megabytes of regular expressions are not for the event loop. */
export { findPdfProblem } from './pdfCheck.ts';
