/** Milliseconds between two tones at least. */
export const TONE_APART_MS = 10_000;

const NOTE_HZ = 880;
const SECONDS = 0.18;
/** Of full volume: heard, and nobody is startled. */
const LOUDNESS = 0.08;

let context: AudioContext | undefined;
let lastAt = -Infinity;

/** One soft note that fades out. A browser that wants a tap first stays silent. */
async function ring(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS);
  volume.connect(context.destination);
  const note = context.createOscillator();
  note.frequency.value = NOTE_HZ;
  note.connect(volume);
  note.start(now);
  note.stop(now + SECONDS);
}

/** A short tone, where the browser has sound: silent while the page is hidden, one in 10 s at most. */
export function playTone(): void {
  if (document.visibilityState !== 'visible' || !('AudioContext' in globalThis)) return;
  const now = performance.now();
  if (now - lastAt < TONE_APART_MS) return;
  lastAt = now;
  ring().catch(() => {
    // Nobody has touched the page yet: it may not be heard.
  });
}
