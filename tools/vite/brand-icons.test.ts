import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandIcons } from './brand-icons';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

describe.each([aurora, ember, jade])('$name', (brand) => {
  const files = brandIcons(brand);
  const make = async (name: string) => files.find((file) => file.name === name)?.make();
  const manifest = async () => JSON.parse(String(await make('manifest.webmanifest'))) as Manifest;

  test('is installed under its own name and colours', async () => {
    expect(await manifest()).toMatchObject({
      name: brand.name,
      start_url: '/m/home',
      display: 'standalone',
      theme_color: brand.themeColor,
      background_color: brand.themeColor,
    });
  });

  test('has every icon that it names, in its size', async () => {
    const { icons } = await manifest();
    const pngs = icons.filter(({ src }) => src.endsWith('.png'));
    expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    // The page's policy allows no other pictures of a site.
    for (const { src } of icons) expect(src).toMatch(/^\/icons\//);
    for (const { src, sizes } of pngs) {
      const { width, height } = await sharp((await make(src.slice(1))) as Buffer).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('loses nothing of its mark to a phone that cuts icons to a circle', async () => {
    const icon = sharp((await make('icons/icon-512-maskable.png')) as Buffer).removeAlpha();
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) =>
      data.subarray((y * 512 + x) * info.channels).subarray(0, 3);
    const ground = pixel(0, 0);
    let drawn = 0;
    for (let y = 0; y < 512; y += 4)
      for (let x = 0; x < 512; x += 4) {
        if (pixel(x, y).equals(ground)) continue;
        drawn += 1;
        expect(Math.hypot(x - 256, y - 256), `${x}, ${y}`).toBeLessThanOrEqual(0.4 * 512);
      }
    expect(drawn).toBeGreaterThan(500);
  });
});
