import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../brands/brands';
import { shots } from '../../play/kinds/shots';
import { SYMBOLS } from '../../wallet/odds.data';
import { gamePages } from './routes';
import { gameWords } from './words';

const textOf = async (path: string) => (await gamePages.request(path)).text();
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

/** Relative luminance of a colour of three channels, 0 to 255 (WCAG 2). */
function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('captions of a lobby are readable over any backdrop, even a white one', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'client/picks.css'), 'utf8');
  const rule = /\.lobby-game \{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  const plate = /background: #([0-9a-f]{8});/.exec(rule)?.[1] ?? 'ffffff00';
  const [red = 0, green = 0, blue = 0, opacity = 0] = Buffer.from(plate, 'hex');
  const seen = [red, green, blue].map(
    (channel) => (channel * opacity + 255 * (255 - opacity)) / 255,
  );
  expect(1.05 / (luminance(seen) + 0.05)).toBeGreaterThan(4.5);
});

describe('demonstration game', () => {
  it.each(LANGUAGES)('says in %s that the money is not real', async (language) => {
    const words = gameWords(language);
    expect(await textOf(`/play/?t=x&lang=${language}`)).toContain(words.playMoneyOdds);
    const flat = (all: object): [string, string][] =>
      Object.entries(all).flatMap(([key, text]: [string, string | object]) =>
        typeof text === 'string' ? [[key, text]] : flat(text),
      );
    const own = new Map(flat(words));
    for (const [key, text] of flat(gameWords('EN'))) {
      const said = own.get(key) ?? '';
      expect(said, key).not.toBe('');
      expect(placeholders(said), key).toEqual(placeholders(text));
      if (language !== 'EN') expect(said, key).not.toBe(text);
    }
  });

  it('falls back to English, and does not echo its address', async () => {
    const text = await textOf('/play/?t=<script>&lang=<script>alert(1)</script>');
    expect(text).toContain('lang="en"');
    expect(text).not.toContain('<script>');
  });

  it('has a drawing for every symbol and target', async () => {
    for (const symbol of [...SYMBOLS, ...shots.picks.map((pick) => pick.toLowerCase())]) {
      const drawing = await gamePages.request(`/play/assets/game/symbols/${symbol}.svg`);
      expect(drawing.status, symbol).toBe(200);
      expect(drawing.headers.get('Content-Type')).toContain('image/svg+xml');
    }
  });

  it('may be framed by the brands only', async () => {
    const page = await gamePages.request('/play/?t=x');
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-ancestors http://aurora.localhost:*');
    expect(policy).toContain("script-src 'self';");
  });

  it('redirects an address without the last slash with its token', async () => {
    const answer = await gamePages.request('/play?t=abc&lang=VI');
    expect(answer.headers.get('Location')).toBe('/play/?t=abc&lang=VI');
  });
});
