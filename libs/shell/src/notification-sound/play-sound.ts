/** Minimum time between two sounds. */
const MIN_INTERVAL_MS = 10_000;

const NOTE_HZ = 880;
/** Duration in seconds, as Web Audio counts. */
const DURATION = 0.18;
/** Gain, 0 to 1. */
const VOLUME = 0.08;

let context: AudioContext | undefined;
let lastPlayed = -Infinity;

/** Plays one note that fades out. Rejects if the browser requires a user gesture first. */
async function playNote(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(VOLUME, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + DURATION);
  volume.connect(context.destination);
  const note = context.createOscillator();
  note.frequency.value = NOTE_HZ;
  note.connect(volume);
  note.start(now);
  note.stop(now + DURATION);
}

/** Plays the notification sound, at most once in 10 s. No-op while the page is hidden or without Web Audio; never throws. */
export function playSound(): void {
  if (document.visibilityState !== 'visible' || !('AudioContext' in globalThis)) return;
  const now = performance.now();
  if (now - lastPlayed < MIN_INTERVAL_MS) return;
  lastPlayed = now;
  playNote().catch(() => {
    // Autoplay policy: no user gesture yet.
  });
}
