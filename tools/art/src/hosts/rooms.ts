import { circle, rectPath } from '../core/geometry';
import { softGlow } from '../core/kit';
import { fix, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, type SvgDocument } from '../core/svg';

/** Lighting of a room: night, day or warm, one per brand. */
export interface Mood {
  walls: readonly [string, string, string];
  rim: string;
  warm: string;
  lights: readonly [string, string, string, string];
  sky: readonly [string, string, string];
  /** Whether it is daylight, with paler colours and white edges. */
  bright: boolean;
}

/** Lightings by name. */
export const MOODS = {
  night: {
    walls: ['#0c1336', '#23307f', '#5a3fb8'],
    rim: '#7fb0ff',
    warm: '#ff9fd0',
    lights: ['#5b8cff', '#8a5bff', '#25e0c5', '#ff8fd0'],
    sky: ['#0a1034', '#3a3aa0', '#b46bd0'],
    bright: false,
  },
  day: {
    walls: ['#dfeee6', '#bcdccb', '#f4ead2'],
    rim: '#ffffff',
    warm: '#fff2cf',
    lights: ['#0b6b4f', '#c9a25a', '#8fc7ae', '#f3d9a6'],
    sky: ['#bfe3ff', '#eaf6ff', '#fff3da'],
    bright: true,
  },
  warm: {
    walls: ['#2a0f16', '#7a2230', '#d9602f'],
    rim: '#ffcf8a',
    warm: '#ffb35c',
    lights: ['#ff5a3c', '#ffb03a', '#ffd27a', '#ff7aa0'],
    sky: ['#2a1030', '#a8364a', '#ffb25c'],
    bright: false,
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

interface Room {
  doc: SvgDocument;
  rng: Rng;
  mood: Mood;
}

const halo = ({ doc, mood }: Room, y: number, r: number, alpha: number) =>
  softGlow(doc, 200, y, r, mood.warm, alpha);

function arch(room: Room): string {
  const { mood } = room;
  const bow = (r: number) => `M${200 - r} 520V230A${r} ${r} 0 0 1 ${200 + r} 230V520`;
  const bows = [190, 162, 134].map((r, i) => {
    const inside = i === 2 && !mood.bright ? mood.walls[0] : 'none';
    return `<path d="${bow(r)}" fill="${inside}" fill-opacity=".45" stroke="${item(mood.lights, i)}" stroke-width="${i === 1 ? 7 : 3}" opacity="${i === 1 ? 0.95 : 0.5}"/>`;
  });
  return (
    halo(room, 210, 250, 0.5) +
    bows.join('') +
    `<path d="${bow(162)}" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`
  );
}

function bokeh(room: Room): string {
  const { rng, mood } = room;
  const discs = Array.from({ length: 26 }, (_, i) =>
    filled(
      circle(rng.float(400), rng.float(420), rng.float(10, 44)),
      item(mood.lights, i % 4),
      `opacity="${fix(rng.float(0.12, 0.42))}"`,
    ),
  );
  const rings = Array.from(
    { length: 8 },
    () =>
      `<circle cx="${fix(rng.float(400))}" cy="${fix(rng.float(380))}" r="${fix(rng.float(8, 28))}" fill="none" stroke="#fff" stroke-width="2" opacity=".25"/>`,
  );
  return discs.join('') + rings.join('') + halo(room, 220, 220, 0.45);
}

function view(room: Room): string {
  const { doc, rng, mood } = room;
  const frame = mood.bright ? '#ffffff' : mood.walls[0];
  let city = '';
  for (let i = 0; i < 11; i++) {
    const w = rng.float(22, 48);
    const h = rng.float(70, 220);
    const x = 36 + i * 30;
    city += filled(
      rectPath(x, 396 - h, Math.min(w, 364 - x), h),
      mood.walls[0],
      `opacity="${mood.bright ? 0.55 : 0.8}"`,
    );
    for (let k = 0; k < 9; k++) {
      const lit = rectPath(
        x + 4 + rng.float(Math.max(1, w - 12)),
        404 - h + rng.float(h - 20),
        4,
        6,
      );
      city += filled(lit, mood.bright ? '#7fae98' : '#ffe3a0', 'opacity=".8"');
    }
  }
  return (
    `<rect x="36" y="36" width="328" height="360" rx="10" fill="${doc.linear(mood.sky)}"/>` +
    city +
    `<g stroke="${frame}" stroke-width="9" fill="none"><path d="M145 36V396M255 36V396M36 150H364"/><rect x="36" y="36" width="328" height="360" rx="10"/></g>` +
    halo(room, 230, 220, 0.35)
  );
}

function curtain(room: Room): string {
  const { doc, mood } = room;
  const [dark] = mood.walls;
  const cloth = doc.linear([dark, mood.lights[mood.bright ? 2 : 0], dark], 0, 0, 1, 0);
  const folds = Array.from({ length: 11 }, (_, i) => {
    const x = i * 40;
    return `<path d="M${x - 10} -10H${x + 32}C${x + 26} 200 ${x + 36} 380 ${x + 30} 510H${x - 8}C${x - 2} 340 ${x - 14} 160 ${x - 10} -10Z" fill="${cloth}" opacity="${mood.bright ? 0.5 : 0.75}"/>`;
  });
  return folds.join('') + halo(room, 180, 260, 0.6);
}

function disc(room: Room): string {
  const { doc, mood } = room;
  const [first, second, third, fourth] = mood.lights;
  return (
    halo(room, 200, 280, 0.4) +
    `<circle cx="200" cy="205" r="158" fill="${doc.linear([first, second], 0, 0, 1, 1)}" opacity=".88"/>` +
    `<circle cx="200" cy="205" r="176" fill="none" stroke="${third}" stroke-width="3" opacity=".7"/>` +
    `<circle cx="200" cy="205" r="192" fill="none" stroke="${fourth}" stroke-width="1.5" opacity=".6" stroke-dasharray="4 10"/>`
  );
}

function shelf(room: Room): string {
  const { rng, mood } = room;
  let svg = halo(room, 200, 260, 0.45);
  for (const y of [90, 196, 302]) {
    svg += filled(
      rectPath(-10, y, 420, 9),
      mood.bright ? '#b98a55' : mood.walls[0],
      'opacity=".8"',
    );
    for (let x = -4; x < 404;) {
      const w = rng.float(12, 30);
      const h = rng.float(34, 78);
      if (rng.chance(0.7)) {
        svg += `<rect x="${fix(x)}" y="${fix(y - h)}" width="${fix(w)}" height="${fix(h)}" rx="3" fill="${rng.pick(mood.lights)}" opacity=".6"/>`;
      }
      x += w + 5;
    }
  }
  return svg;
}

function screens(room: Room): string {
  const { doc, rng, mood } = room;
  const panel = (x: number, y: number, w: number, h: number, i: number) => {
    const paint = doc.linear([item(mood.lights, i % 4), mood.walls[1]], 0, 0, 1, 1);
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="${paint}" opacity=".55" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  };
  const bars = Array.from({ length: 15 }, (_, i) => {
    const h = rng.float(18, 120);
    return `<rect x="${30 + i * 23}" y="${fix(420 - h)}" width="11" height="${fix(h)}" rx="5" fill="${item(mood.lights, i % 4)}" opacity=".5"/>`;
  });
  return (
    panel(16, 60, 96, 150, 0) +
    panel(288, 60, 96, 150, 1) +
    panel(132, 26, 136, 70, 2) +
    bars.join('') +
    halo(room, 210, 240, 0.5)
  );
}

/** Places that hosts present from. */
const ROOMS = { arch, bokeh, view, curtain, disc, shelf, screens } as const satisfies Record<
  string,
  (room: Room) => string
>;

export type RoomName = keyof typeof ROOMS;

/** The room behind a host, 400 x 500. */
export function drawRoom(doc: SvgDocument, rng: Rng, mood: Mood, name: RoomName): string {
  const wall = doc.linear(
    [
      [0, mood.walls[0]],
      [0.6, mood.walls[1]],
      [1, mood.walls[2]],
    ],
    0.2,
    0,
    0.8,
    1,
  );
  return filled(rectPath(0, 0, 400, 500), wall) + ROOMS[name]({ doc, rng, mood });
}
