import { html, raw } from 'hono/html';
import { type Scene, SCENES } from '../../chat/scenes.data';
import type { Markup } from '../shared/page';
import { wheel } from './wheel';

type Suit = 'spade' | 'heart' | 'club' | 'diamond';

/** Suits within 20 units around 0 0. */
const SUITS: Readonly<Record<Suit, readonly [colour: string, path: string]>> = {
  spade: [
    'black',
    'M0 -10C4 -4 10 -1 10 4A5 5 0 0 1 2 6L4 10H-4L-2 6A5 5 0 0 1 -10 4C-10 -1 -4 -4 0 -10Z',
  ],
  heart: ['red', 'M0 9C-4 4 -10 1 -10 -4A5 5 0 0 1 0 -5A5 5 0 0 1 10 -4C10 1 4 4 0 9Z'],
  club: ['black', 'M-2 1A5 5 0 1 1 -4 -4A5 5 0 1 1 4 -4A5 5 0 1 1 2 1L4 10H-4Z'],
  diamond: ['red', 'M0 -11L9 0L0 11L-9 0Z'],
};

/** A group at a place with a lift animation, staggered by `order`. */
const lifted = (place: string, order: number, drawn: string) =>
  `<g transform="${place}"><g class="moves lift lift-${order % 4}">${drawn}</g></g>`;

interface Placed {
  x: number;
  y?: number;
  turn?: number;
}

const at = ({ x, y = 0, turn = 0 }: Placed) => `translate(${x} ${y}) rotate(${turn})`;

const FACE = '<rect class="paper" x="-19" y="-27" width="38" height="54" rx="5"/>';

function card(suit: Suit, order: number, placed: Placed): string {
  const [colour, path] = SUITS[suit];
  return lifted(at(placed), order, `${FACE}<path class="${colour}" d="${path}"/>`);
}

/** A fan of cards around a centre. */
const hand = (suits: readonly Suit[], middle: number, { step = 43, fan = 0 } = {}) =>
  suits
    .map((suit, i) => {
      const place = i - (suits.length - 1) / 2;
      return card(suit, i, { x: middle + place * step, turn: place * fan });
    })
    .join('');

const lying = (drawn: string) => `<g transform="translate(0 32) scale(1 .8)">${drawn}</g>`;

const chip = ([x, y, colour]: readonly [number, number, string], order: number) =>
  lifted(
    `translate(${x} ${y})`,
    order,
    `<ellipse rx="17" ry="9" class="${colour}"/><ellipse rx="10" ry="5" class="ring thin"/>`,
  );

const CHIPS = (
  [
    [-176, 58, 'red'],
    [-148, 74, 'black'],
    [150, 70, 'green'],
    [180, 56, 'red'],
  ] as const
)
  .map(chip)
  .join('');

/** Dots of a tile or half a domino, within 12 units around the centre. */
const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  6: [
    [-6, -6],
    [-6, 0],
    [-6, 6],
    [6, -6],
    [6, 0],
    [6, 6],
  ],
};

const dots = (count: number, colour: string, { x = 0, y = 0 } = {}) =>
  (DOTS[count] ?? [])
    .map(([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="2.6" class="${colour}"/>`)
    .join('');

const tile = (count: number, order: number) =>
  lifted(
    at({ x: (order - 3) * 38 }),
    order,
    `<rect class="jade" x="-16" y="-24" width="32" height="52" rx="5"/>
     <rect class="paper" x="-16" y="-24" width="32" height="42" rx="5"/>
     ${dots(count, ['red', 'green', 'black'][order % 3] ?? 'red', { y: -3 })}`,
  );

const domino = ([one, two]: readonly [number, number], order: number) =>
  lifted(
    at({ x: (order - 1.5) * 66, y: order % 2 === 0 ? -8 : 10 }),
    order,
    `<rect class="paper" x="-29" y="-15" width="58" height="30" rx="5"/>
     <path class="line" d="M0 -12V12"/>${dots(one, 'black', { x: -14.5 })}${dots(two, 'black', { x: 14.5 })}`,
  );

/** A dragon's flame and a tiger's stripes, each on a large card. */
const emblem = (x: number, order: number, colour: string, drawn: string) =>
  lifted(
    at({ x }),
    order,
    `<rect class="paper" x="-27" y="-37" width="54" height="74" rx="7"/><circle r="20" class="${colour}"/>${drawn}`,
  );

const FLAME =
  '<path class="gold" d="M0 -15C9 -6 13 -1 11 6A11 11 0 0 1 -11 6C-13 0 -7 -3 -6 -9C-2 -7 1 -10 0 -15Z"/>';
const STRIPES =
  '<path class="stripe" d="M-15 -8L-3 -5M-18 1L-4 2M-14 10L-3 8M15 -8L3 -5M18 1L4 2M14 10L3 8"/>';

/** Objects on the table, by game. */
const DRAWN: Readonly<Record<Scene, () => string>> = {
  roulette: wheel,
  baccarat: () =>
    lying(
      `<ellipse cx="-78" rx="76" ry="42" class="area"/><ellipse cx="78" rx="76" ry="42" class="area"/>
       ${hand(['spade', 'heart', 'club'], -78)}${hand(['diamond', 'spade'], 78)}`,
    ),
  dragonTiger: () => lying(emblem(-48, 0, 'red', FLAME) + emblem(48, 2, 'orange', STRIPES)),
  xocDia: () =>
    `<ellipse cy="40" rx="112" ry="36" class="china"/><ellipse cy="38" rx="88" ry="26" class="dish"/>
     ${[-45, -15, 15, 45].map((x, i) => lifted(`translate(${x} ${i % 2 === 0 ? 34 : 44})`, i, `<ellipse rx="13" ry="7" class="${i < 2 ? 'red' : 'paper'}"/>`)).join('')}
     ${lifted('translate(132 34)', 1, '<path class="china" d="M-42 16C-40 -26 40 -26 42 16A42 12 0 0 1 -42 16Z"/><circle cy="-18" r="6" class="red"/>')}`,
  poker: () => lying(hand(['heart', 'spade', 'diamond', 'club', 'heart'], 0)),
  pokDeng: () =>
    lying(
      hand(['club', 'diamond'], -84, { step: 30, fan: 14 }) +
        hand(['heart', 'spade', 'heart'], 84, { step: 30, fan: 14 }),
    ),
  mahjong: () => lying([1, 5, 3, 6, 2, 4, 5].map(tile).join('')),
  domino: () =>
    lying(
      (
        [
          [6, 4],
          [4, 1],
          [1, 5],
          [5, 5],
        ] as const
      )
        .map(domino)
        .join(''),
    ),
  cards: () => lying(hand(['spade', 'heart', 'club', 'diamond'], 0, { step: 34, fan: 9 })),
};

const drawing = (scene: Scene) =>
  `<div class="scene" data-scene="${scene}" hidden><svg viewBox="-210 -40 420 130" aria-hidden="true">${DRAWN[scene]()}${CHIPS}</svg></div>`;

/** Scenes of a room, one per game, all hidden. Animated by `client/scene.css`. */
export const scenes = (): Markup =>
  html`${raw([...new Set<Scene>([...SCENES.map(([, scene]) => scene), 'cards'])].map(drawing).join(''))}`;
