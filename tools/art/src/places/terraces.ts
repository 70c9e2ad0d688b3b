import { fix } from '../core/numbers';
import { filled, group, placed, stroked, type SvgDocument } from '../core/svg';
import { cover, type Size } from './place';

const DRAWN: Size = { width: 780, height: 480 };

/** A sheet of paper with its shadow on the sheet behind it. */
const sheet = (d: string, paint: string) =>
  [
    [-7, 0.05],
    [-4, 0.08],
    [-2, 0.1],
  ]
    .map(([dy = 0, alpha = 0]) =>
      filled(d, '#183a2c', `opacity="${alpha}" transform="translate(0 ${dy})"`),
    )
    .join('') + filled(d, paint);

const HILLS = [
  [
    'M-10 490V250C60 200 120 150 180 170 230 186 250 230 300 236 360 240 400 150 460 156 520 160 540 220 600 230 660 236 710 190 790 204V490Z',
    '#cfe2d3',
  ],
  [
    'M-10 490V300C70 280 110 230 190 236 270 240 300 290 370 288 450 284 500 220 580 226 660 232 700 270 790 262V490Z',
    '#a6cdb5',
  ],
] as const;

/** Colour, height and swing of each terrace. */
const TERRACES = [
  ['#86bd9f', 300, 26],
  ['#5fa585', 330, 30],
  ['#3f8c6c', 362, 30],
  ['#1f7557', 394, 26],
  ['#0b5f46', 424, 22],
  ['#084a37', 452, 16],
] as const;

function terrace([colour, y, swing]: (typeof TERRACES)[number], i: number): string {
  const a = i % 2 ? swing : -swing;
  const edge = (down: number) =>
    `M-10 ${fix(y + a + down)}C120 ${fix(y - a + down)} 220 ${fix(y + a * 1.4 + down)} 340 ${y + 6 + down} 460 ${fix(y - a * 1.2 + down)} 600 ${fix(y + a + down)} 790 ${fix(y - a * 0.6 + down)}`;
  return sheet(`${edge(0)}V490H-10Z`, colour) + stroked(edge(9), '#fff', 1.6, 'opacity=".28"');
}

function sun(doc: SvgDocument): string {
  const light = doc.linear([
    [0, '#fff3d0', 0.7],
    [1, '#e0913f', 0.5],
  ]);
  return `<circle cx="560" cy="150" r="104" fill="#f2c879"/><circle cx="560" cy="150" r="104" fill="${light}"/><circle cx="560" cy="150" r="128" fill="none" stroke="#e7c68c" stroke-width="1.5"/><circle cx="560" cy="150" r="152" fill="none" stroke="#e7c68c" opacity=".7"/>`;
}

function house(doc: SvgDocument): string {
  const roof = doc.linear([
    [0, '#d98a4d', 0.7],
    [1, '#8a4b2a', 0],
  ]);
  return group(
    placed(604, 296),
    filled('M-52 0L-40 -26H40L52 0Z', '#8a4b2a') +
      filled('M-52 0L-40 -26H40L52 0Z', roof) +
      '<rect x="-38" width="76" height="26" fill="#f8eedb"/><rect x="-8" y="6" width="16" height="20" fill="#6b3a22"/><rect x="-30" y="6" width="12" height="10" fill="#0b6b4f"/><rect x="18" y="6" width="12" height="10" fill="#0b6b4f"/>',
  );
}

const WINGS =
  'M0 0C-26 -18 -56 -44 -98 -48 -78 -36 -64 -22 -52 -10 -66 -12 -80 -10 -92 -4 -70 -4 -44 4 -20 12 -8 16 8 16 20 10L52 20 62 16 24 2C22 -14 30 -40 52 -66 24 -54 6 -30 0 0Z';

const heron = (x: number, y: number, scale: number) =>
  group(
    placed(x, y, scale),
    filled(WINGS, '#183a2c', 'opacity=".18" transform="translate(3 5)"') +
      filled(WINGS, '#fff') +
      stroked('M-98 -48C-78 -36 -64 -22 -52 -10M-92 -4C-70 -4 -44 4 -20 12', '#c9d8cf', 2) +
      filled('M20 8C40 10 52 4 60 -2 68 -4 74 -2 76 2L98 8 74 8C66 12 54 18 40 18Z', '#fff') +
      filled('M76 2L98 8 76 7Z', '#e2912f') +
      '<circle cx="70" cy="2" r="2" fill="#22352c"/>' +
      stroked('M-20 12L-64 22M-16 14L-56 28', '#e2912f', 2.6, 'stroke-linecap="round"'),
  );

const bamboo = (x: number, y: number, turn: number, scale: number, colour: string) =>
  group(
    placed(x, y, scale, turn),
    filled('M0 0C14 -20 60 -30 118 -6 70 18 22 18 0 0Z', colour) +
      stroked('M4 0C40 -6 80 -8 114 -6', '#fff', 1.4, 'opacity=".3"'),
  );

/** Position and size of herons. */
const HERONS = [
  [330, 150, 1.05],
  [450, 92, 0.56],
  [236, 92, 0.42],
] as const;
/** Herons behind a form: uncropped, beside the brand's name and above the form. */
const TALL_HERONS = [
  [656, 196, 0.62],
  [462, 92, 0.44],
] as const;

const CLOUDS = [
  'M60 96c0-14 20-18 26-6 8-12 32-8 32 8 12-2 18 14 6 18H58c-12-2-10-18 2-20Z',
  'M664 84c0-10 14-12 18-4 6-8 22-6 22 6 8-1 12 10 4 12h-46c-8-1-6-13 2-14Z',
];

/** Scenery of jade: paper-cut terraces, herons and a low sun. */
export function drawTerraces(doc: SvgDocument, size: Size): string {
  const tall = size.height > size.width;
  const paper = doc.linear(['#f6efdc', '#fdf8ea', '#e9f2e4']);
  const body =
    `<rect width="780" height="480" fill="${paper}"/>` +
    sun(doc) +
    HILLS.map(([d, colour]) => sheet(d, colour)).join('') +
    TERRACES.map(terrace).join('') +
    house(doc) +
    (tall ? TALL_HERONS : HERONS).map(([x, y, scale]) => heron(x, y, scale)).join('') +
    bamboo(786, 20, 150, 1.1, '#0b6b4f') +
    bamboo(790, 50, 172, 1.2, '#14845f') +
    bamboo(782, 6, 124, 1, '#2f9a74') +
    bamboo(800, 92, 196, 0.9, '#0b6b4f') +
    CLOUDS.map((d) => filled(d, '#fff', 'opacity=".9"')).join('');
  return cover(DRAWN, size, { x: tall ? 0.9 : 0.62, y: 0.2 }, body);
}
