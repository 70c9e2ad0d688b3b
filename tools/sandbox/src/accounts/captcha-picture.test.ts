import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawCaptcha } from './captcha-picture';

it('is a different grey picture with dark strokes each time', async () => {
  const picture = await drawCaptcha('0123');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const { width, height, channels } = await sharp(picture).metadata();
  expect([width, height, channels]).toEqual([132, 44, 1]);
  const data = await sharp(picture).extractChannel(0).raw().toBuffer();
  const dark = data.filter((grey) => grey < 96).length / data.length;
  expect(dark).toBeGreaterThan(0.03);
  expect(dark).toBeLessThan(0.25);
  expect(data.filter((grey) => grey > 220).length / data.length).toBeGreaterThan(0.6);
  expect((await drawCaptcha('0123')).equals(picture)).toBe(false);
});
