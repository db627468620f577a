import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Format, openDetector } from './detector.ts';

/** Pictures looked at per second: enough for a hand, light for a phone. */
const LOOK_MS = 150;
/** The same code counts again once it was out of sight. */
const FORGET_MS = 1500;

export type CameraState = 'opening' | 'reading' | 'denied' | 'missing' | 'failed';

interface CameraReader {
  formats: readonly Format[];
  onRead: (text: string) => void;
}

/** Opens the camera on a video element and reads codes until it goes; each code once while it is in sight. */
export function useCameraReader(video: RefObject<HTMLVideoElement | null>, { formats, onRead }: CameraReader) {
  const [state, setState] = useState<CameraState>('opening');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ formats, onRead });
  latest.current = { formats, onRead };
  useEffect(() => {
    const gone = new AbortController();
    setState('opening');
    const run = async (_attempt: number) => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      gone.signal.addEventListener('abort', () => stopStream(stream));
      if (gone.signal.aborted) return stopStream(stream);
      await watch(video.current, stream, gone.signal, () => setState('reading'), latest.current);
    };
    run(attempt).catch((error: unknown) => {
      if (gone.signal.aborted) return;
      gone.abort();
      setState(stateOf(error));
    });
    return () => gone.abort();
  }, [video, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}

function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  // A browser without `mediaDevices` (an address that is not secure) throws a TypeError.
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || error instanceof TypeError) return 'missing';
  return 'failed';
}

async function watch(
  view: HTMLVideoElement | null,
  stream: MediaStream,
  gone: AbortSignal,
  onReading: () => void,
  reader: CameraReader,
): Promise<void> {
  if (!view) return;
  view.srcObject = stream;
  const [detector] = await Promise.all([openDetector(reader.formats), view.play()]);
  onReading();
  const seen = new Map<string, number>();
  while (!gone.aborted) {
    const codes = view.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(view) : [];
    if (gone.aborted) return;
    for (const { rawValue } of codes) if (isNewInSight(seen, rawValue, performance.now())) reader.onRead(rawValue);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Whether a code has just come into sight; remembers that it was seen now. */
export function isNewInSight(seen: Map<string, number>, code: string, now: number): boolean {
  const before = seen.get(code);
  seen.set(code, now);
  return before === undefined || now - before > FORGET_MS;
}
