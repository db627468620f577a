/** What a reading turned out to be, for who is not looking at the screen. */
export type Signal = 'right' | 'repeated' | 'wrong';

interface Tone {
  hertz: number;
  ms: number;
}

/** They differ in pitch, length and number, so that they can be told apart in a warehouse. */
const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  right: [{ hertz: 1320, ms: 90 }],
  repeated: [
    { hertz: 740, ms: 80 },
    { hertz: 740, ms: 80 },
  ],
  wrong: [{ hertz: 200, ms: 320 }],
};

const VIBRATION: Readonly<Record<Signal, number[]>> = {
  right: [40],
  repeated: [40, 60, 40],
  wrong: [220],
};

const GAP_MS = 60;
const VOLUME = 0.15;

let context: AudioContext | null = null;

/** Sounds and vibrates. A device that can do neither stays silent: colour and words say the same. */
export function signal(kind: Signal): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION[kind]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  let at = context.currentTime;
  for (const tone of TONES[kind]) at = play(context, tone, at) + GAP_MS / 1000;
}

/** @returns when it ends, in the clock of the device */
function play(device: AudioContext, { hertz, ms }: Tone, at: number): number {
  const source = device.createOscillator();
  const volume = device.createGain();
  source.frequency.value = hertz;
  volume.gain.value = VOLUME;
  source.connect(volume).connect(device.destination);
  source.start(at);
  source.stop(at + ms / 1000);
  return at + ms / 1000;
}
