import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSandbox } from '../app';
import { visitor } from '../testing/visitor';
import { SAMPLE_RATE, soundCaptcha } from './captcha-audio';

/** Tones of a WAV: start and length in samples, and whether it is a low tone. */
function tonesOf(wav: Buffer) {
  const size = wav.readUInt32LE(40);
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect(wav.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt16LE(34)]).toEqual([1, 1, 8]);
  expect(wav.readUInt32LE(24)).toBe(SAMPLE_RATE);
  expect(size).toBe(wav.length - 44);
  const tones: { from: number; to: number; crossings: number }[] = [];
  let above = false;
  wav.subarray(44).forEach((sample, at) => {
    if (Math.abs(sample - 128) < 8) return;
    const last = tones.at(-1);
    // A tone ends after 10 ms without a zero crossing.
    const going = last !== undefined && at - last.to < SAMPLE_RATE / 50 ? last : undefined;
    const tone = going ?? { from: at, to: at, crossings: 0 };
    if (going === undefined) tones.push(tone);
    else if (sample > 128 !== above) tone.crossings += 1;
    tone.to = at;
    above = sample > 128;
  });
  return tones;
}

/** Decodes the digits by counting beeps. */
function decode(wav: Buffer): string {
  const digits: { beeps: number; low: boolean; to: number }[] = [];
  for (const { from, to, crossings } of tonesOf(wav)) {
    const low = crossings / 2 / ((to - from) / SAMPLE_RATE) < 600;
    const last = digits.at(-1);
    const same = last !== undefined && from - last.to < SAMPLE_RATE / 2;
    if (same) Object.assign(last, { beeps: last.beeps + 1, to });
    else digits.push({ beeps: 1, low, to });
  }
  return digits.map(({ beeps, low }) => (low ? '0' : String(beeps))).join('');
}

it('a captcha’s sound decodes to its digits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^\d{4,6}$/), async (answer) => {
      const wav = await soundCaptcha(answer);
      expect(decode(wav)).toBe(answer);
      expect(wav.toString('base64').length).toBeLessThan(400_000);
    }),
    { numRuns: 30 },
  );
});

it('the sound belongs to the device’s latest captcha, until it is used', async () => {
  const sandbox = createSandbox({ strict: true });
  const guest = visitor(sandbox);
  const device = { loginDeviceId: 'phone-a' };
  await guest.value('access.captcha', device);
  await guest.value('access.captcha', device);
  const [{ answer } = { answer: '' }] = sandbox.control.captcha();
  await guest.value('access.captcha', { loginDeviceId: 'phone-b' });
  const { audio } = await guest.value<{ audio: string }>('access.captchaAudio', device);
  expect(decode(Buffer.from(audio, 'base64'))).toBe(answer);
  for (let i = 0; i < 4; i += 1) {
    const form = { type: 'username', username: 'player01', password: 'no', captcha: answer };
    await guest.call('access.login', { ...form, ...device });
  }
  expect(await guest.call('access.captchaAudio', device)).toMatchObject({
    errorCode: 'record.not.found',
  });
  sandbox.close();
});
