// @ts-check

const NOTE_HZ = 660;
const SECONDS = 0.15;
/** Gain, 0 to 1. */
const VOLUME = 0.06;

/** @type {AudioContext | undefined} */
let context;

/** Plays one soft note. No-op if the browser requires a user gesture first. */
export async function playNote() {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(VOLUME, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS);
  volume.connect(context.destination);
  const note = context.createOscillator();
  note.frequency.value = NOTE_HZ;
  note.connect(volume);
  note.start(now);
  note.stop(now + SECONDS);
}
