/** Samples per second, one byte each: sufficient for tones, and small. */
export const SAMPLE_RATE = 8_000;

/** Duration in seconds of each part of a digit. */
const BEEP = 0.12;
const BETWEEN_BEEPS = 0.13;
const LONG_BEEP = 0.6;
const BETWEEN_DIGITS = 0.9;
/** Hertz; zero has a lower and longer tone. */
const HIGH = 880;
const LOW = 440;
/** Fade-in and fade-out in seconds, to avoid clicks. */
const EDGE = 0.01;

const SILENCE = 128;
const LOUDNESS = 90;

const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE);

function tone(hertz: number, seconds: number): Buffer {
  const count = samples(seconds);
  const edge = samples(EDGE);
  return Buffer.from(
    Uint8Array.from({ length: count }, (_, i) => {
      const swell = Math.min(1, i / edge, (count - i) / edge);
      return SILENCE + LOUDNESS * swell * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE);
    }),
  );
}

const silence = (seconds: number) => Buffer.alloc(samples(seconds), SILENCE);

/** Digit as that many short high beeps; zero as one long low beep. */
function digit(value: number): Buffer[] {
  if (value === 0) return [tone(LOW, LONG_BEEP)];
  return Array.from({ length: value }, () => [tone(HIGH, BEEP), silence(BETWEEN_BEEPS)]).flat();
}

/** Encodes samples as WAV: 8 bits, mono. */
async function wav(sound: Buffer): Promise<Buffer> {
  // Loaded lazily, because few tests need it.
  const { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WavOutputFormat } =
    await import('mediabunny');
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const source = new EncodedAudioPacketSource('pcm-u8');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'pcm-u8', numberOfChannels: 1, sampleRate: SAMPLE_RATE };
  const packet = new EncodedPacket(sound, 'key', 0, sound.length / SAMPLE_RATE);
  await source.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Encodes a captcha answer as countable beeps with a pause after each digit (decision 26). */
export function soundCaptcha(answer: string): Promise<Buffer> {
  const parts = Array.from(answer).flatMap((char) => [
    ...digit(Number(char)),
    silence(BETWEEN_DIGITS),
  ]);
  return wav(Buffer.concat([silence(0.3), ...parts]));
}
