import { filled, group, placed, stroked } from '../core/svg';

/** Colours of an extra, from the room and the outfit. */
export interface ExtraPaint {
  light: string;
  cloth: string;
}

const petals = (count: number, turn: number, d: string, paint: string) =>
  Array.from({ length: count }, (_, i) =>
    group(`rotate(${turn + (i * 360) / count})`, filled(d, paint)),
  ).join('');

const earring = (x: number) =>
  `<circle cx="${x}" cy="242" r="5"/><path d="M${x} 246V262" stroke="#ffe29a" stroke-width="3"/><circle cx="${x}" cy="265" r="4.4"/>`;

/** Things that hosts wear or hold. */
export const EXTRAS = {
  earrings: () => `<g fill="#ffe29a">${earring(139)}${earring(261)}</g>`,
  headphones: ({ light }) =>
    stroked('M122 206C114 124 158 84 200 84S286 124 278 206', '#f2f5ff', 13) +
    stroked('M122 206C114 124 158 84 200 84', '#c3cbe6', 4) +
    `<rect x="106" y="186" width="32" height="58" rx="15" fill="${light}"/><rect x="262" y="186" width="32" height="58" rx="15" fill="${light}"/>` +
    stroked('M112 200V228M288 200V228', '#fff', 3, 'opacity=".5" stroke-linecap="round"'),
  headset: () =>
    stroked('M134 236C132 268 150 280 170 280', '#20263f', 4.5, 'stroke-linecap="round"') +
    '<rect x="164" y="273" width="20" height="13" rx="6.5" fill="#20263f"/><rect x="122" y="196" width="20" height="42" rx="9" fill="#20263f"/>',
  glasses: () =>
    '<g fill="none" stroke="#2a2030" stroke-width="4.5"><rect x="146" y="194" width="44" height="36" rx="14"/><rect x="210" y="194" width="44" height="36" rx="14"/><path d="M190 208Q200 202 210 208M146 206L136 202M254 206L264 202"/></g>' +
    stroked('M154 202L164 202M218 202L228 202', '#fff', 3, 'opacity=".6" stroke-linecap="round"'),
  flower: () =>
    group(
      placed(262, 138),
      petals(6, 0, 'M0 0C-13 -6.6 -11.2 -21.6 0 -30C11.2 -21.6 13 -6.6 0 0Z', '#fff') +
        petals(6, 30, 'M0 0C-8 -4 -6.9 -13 0 -18C6.9 -13 8 -4 0 0Z', '#ffd8e4') +
        '<circle r="6" fill="#ffc94a"/>',
    ),
  necklace: () =>
    stroked('M166 342C180 366 220 366 234 342', '#ffe29a', 3) +
    '<circle cx="200" cy="364" r="6" fill="#ffe29a"/>',
  fan: ({ cloth }) =>
    group(
      placed(92, 500, 0.8, -24),
      Array.from({ length: 9 }, (_, i) =>
        group(
          `rotate(${-56 + i * 14})`,
          filled('M-9 -150C-4 -160 4 -160 9 -150L2 0H-2Z', i % 2 ? '#ffe2a0' : cloth),
        ),
      ).join('') + stroked('M-128 -92A158 158 0 0 1 128 -92', '#fff', 3, 'opacity=".5"'),
    ),
  cards: ({ light }) =>
    group(
      placed(318, 470, 0.82, 12),
      [-18, 0, 18]
        .map((turn) =>
          group(
            `rotate(${turn} 0 70)`,
            `<rect x="-34" y="-52" width="68" height="98" rx="9" fill="#fff"/><rect x="-29" y="-47" width="58" height="88" rx="6" fill="none" stroke="${light}" stroke-width="2"/>` +
              filled('M0 -22L16 0 0 22 -16 0Z', light),
          ),
        )
        .join(''),
    ),
  microphone: ({ light }) =>
    group(
      placed(96, 452, 1, -14),
      '<rect x="-9" y="-4" width="18" height="90" rx="8" fill="#20263f"/>' +
        `<circle cy="-22" r="24" fill="#c3cbe6"/><path d="M-22 -30H22M-24 -20H24M-21 -10H21" stroke="#7a86a8" stroke-width="2.5"/><rect x="-15" y="-4" width="30" height="9" rx="4" fill="${light}"/>`,
    ),
} as const satisfies Record<string, (paint: ExtraPaint) => string>;

export type ExtraName = keyof typeof EXTRAS;
