import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../brands/brands';
import { shots } from '../../play/kinds/shots';
import { SYMBOLS } from '../../wallet/odds.data';
import { gamePages } from './routes';
import { gameWords } from './words';

const textOf = async (path: string) => (await gamePages.request(path)).text();
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

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

  it('falls back to English and repeats nothing of its address', async () => {
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
