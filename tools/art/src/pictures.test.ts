import { describe, expect, it, vi } from 'vitest';
import { BANNER_SIZES, drawBanner, drawLoginBackdrop } from './banner';
import { type GameCategory, type GameRecord, isSlotTheme } from './catalogue/choose';
import { HARMONIES } from './catalogue/harmonies.data';
import { SLOT_THEMES } from './catalogue/slot-themes.data';
import type { GameShape } from './compose/layout';
import { Kit, type RenderMode } from './core/kit';
import { makePalette } from './core/palette';
import { Rng } from './core/rng';
import { SvgDocument } from './core/svg';
import { rasterise } from './encode';
import { drawGame } from './game';
import { HEROES } from './heroes';
import { drawHost } from './hosts/host';
import { drawVendorMark } from './mark';
import { drawPaymentMark, PAYMENT_SIGNS } from './payment-mark';
import { drawPromo } from './promo';
import { drawPicture, encodingOf, type PictureRequest } from './request';
import { SCENES } from './scenes';

// Hundreds of pictures per test may exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const SHAPES: GameShape[] = ['portrait', 'square', 'landscape'];
const MODES: RenderMode[] = ['lux', 'toon', 'paper', 'poster', 'neon'];
const CATEGORIES: GameCategory[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
];
const TITLES = ['Jade Court', 'Night Salon', 'Golden Crest', 'Ruby Relay', 'Classic 777', 'Reef'];
const BRANDS = ['aurora', 'jade', 'ember'] as const;

const game = (i: number, category: GameCategory = CATEGORIES[i % 8] ?? 'RNG'): GameRecord => ({
  id: `G${1000 + i}`,
  category,
  title: TITLES[i % TITLES.length] ?? '',
  vendorCode: `V${i % 9}`,
});

/** Faults of a drawing: invalid values, unclosed elements, missing paints. */
function faultsOf(svg: string): string[] {
  const faults: string[] = svg.match(/NaN|undefined|Infinity|\[object|="null"/g) ?? [];
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) faults.push('no svg');
  const open: string[] = [];
  for (const [, end, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (end && open.pop() !== name) faults.push(`</${name}>`);
    else if (!end && !self) open.push(name);
  }
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id));
  return [...faults, ...open, ...missing.map(([url]) => url)];
}

describe('game tiles', () => {
  it.each(CATEGORIES)('draws %s in every shape', (category) => {
    for (const shape of SHAPES) {
      for (let i = 0; i < 3; i++)
        expect(faultsOf(drawGame(game(i * 31, category), shape))).toEqual([]);
    }
  });

  it('draws every world of the slot games', () => {
    for (const theme of Object.keys(SLOT_THEMES).filter(isSlotTheme)) {
      expect(faultsOf(drawGame({ ...game(7, 'RNG'), theme }, 'square'))).toEqual([]);
    }
  });

  it('is the same for the same record and differs for another', () => {
    const once = drawGame(game(5), 'portrait');
    expect(drawGame({ ...game(5) }, 'portrait')).toBe(once);
    expect(drawGame(game(6), 'portrait')).not.toBe(once);
    expect(drawGame(game(5), 'square')).not.toBe(once);
  });

  it('gives 300 consecutive games 300 different pictures', () => {
    const drawn = Array.from({ length: 300 }, (_, i) =>
      drawGame(game(i), SHAPES[i % 3] ?? 'square'),
    );
    expect(new Set(drawn).size).toBe(300);
  });

  it('contains no text of the title', () => {
    const title = `</svg><script>alert(1)</script>" onload="x`;
    const svg = drawGame({ ...game(1), id: '<script>', title, vendorCode: '"><b>' }, 'portrait');
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|<script|onload|alert/);
  });
});

describe('parts', () => {
  const palette = makePalette(HARMONIES.lagoon);

  it.each(MODES)('draws every object as %s', (mode) => {
    for (const [name, hero] of Object.entries(HEROES)) {
      const doc = new SvgDocument(200, 200);
      const kit = new Kit(doc, new Rng(name), palette, mode);
      expect(faultsOf(doc.render(hero.draw(kit, new Rng(`${name}/draw`))))).toEqual([]);
    }
  });

  it.each(MODES)('draws every scene as %s', (mode) => {
    for (const [name, draw] of Object.entries(SCENES)) {
      const doc = new SvgDocument(360, 480);
      const rng = new Rng(name);
      const kit = new Kit(doc, rng, palette, mode);
      const air = { doc, rng, palette, kit, mode, W: 360, H: 480, unit: 1, focusY: 0.42 };
      expect(faultsOf(doc.render(draw(air)))).toEqual([]);
    }
  });
});

describe('other pictures', () => {
  it.each(BRANDS)('draws at least six banners and a login scene for %s', (brand) => {
    const size = BANNER_SIZES[brand];
    const banners = Array.from({ length: 9 }, (_, i) => drawBanner({ id: `B${i}`, brand }, size));
    expect(banners.flatMap(faultsOf)).toEqual([]);
    expect(new Set(banners).size).toBeGreaterThanOrEqual(6);
    expect(faultsOf(drawLoginBackdrop(brand))).toEqual([]);
  });

  it('draws sixty hosts, each different', () => {
    const hosts = Array.from({ length: 60 }, (_, i) => drawHost({ id: `H${i}`, mood: 'night' }));
    expect(hosts.flatMap(faultsOf)).toEqual([]);
    expect(new Set(hosts).size).toBe(60);
  });

  it('draws promotions and marks', () => {
    for (let i = 0; i < 16; i++) expect(faultsOf(drawPromo({ id: `P${i}` }))).toEqual([]);
    const marks = Array.from({ length: 24 }, (_, index) =>
      drawVendorMark({ code: `V${index}`, name: 'Studio', index }),
    );
    expect(marks.flatMap(faultsOf)).toEqual([]);
    expect(new Set(marks).size).toBe(24);
  });

  it('draws each payment method with its own sign, and each company on its own background', () => {
    const marks = [
      ...PAYMENT_SIGNS.map((sign) => drawPaymentMark(sign)),
      ...[0, 1, 2].map((company) => drawPaymentMark('BANK', company)),
    ];
    expect(marks.flatMap(faultsOf)).toEqual([]);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('drops hostile names from the drawing', () => {
    const hostile = `"/><script>alert(1)</script>`;
    const drawn = [
      drawVendorMark({ code: hostile, name: hostile }),
      drawHost({ id: hostile }),
      drawPromo({ id: hostile }),
      drawBanner({ id: hostile, brand: 'ember' }, BANNER_SIZES.ember),
    ];
    for (const svg of drawn) {
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).not.toMatch(/script|alert/);
    }
  });
});

/** Maximum size of an AVIF, KiB. */
const LIMITS = { game: 14, banner: 30, login: 20, host: 14, promo: 26 };

describe('files', () => {
  it('keeps tiles, banners and backdrops within their budget', async () => {
    const requests: PictureRequest[] = [
      ...Array.from({ length: 12 }, (_, i) => ({
        kind: 'game' as const,
        shape: SHAPES[i % 3] ?? ('square' as const),
        ...game(i * 17),
      })),
      ...BRANDS.map((brand) => ({ kind: 'banner' as const, id: 'B1', brand })),
      ...BRANDS.map((brand) => ({ kind: 'login' as const, id: brand, brand })),
    ];
    const encode = async (request: PictureRequest) => ({
      request,
      ...(await rasterise(drawPicture(request), encodingOf(request))),
    });
    for (const { request, avif, webp } of await Promise.all(requests.map(encode))) {
      expect(avif.length).toBeLessThanOrEqual(LIMITS[request.kind] * 1024);
      expect(avif.subarray(4, 12).toString()).toBe('ftypavif');
      expect(webp.subarray(8, 12).toString()).toBe('WEBP');
    }
  });
});
