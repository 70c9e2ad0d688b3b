import { softGlow } from '../core/kit';
import type { SvgDocument } from '../core/svg';
import { filled, stroked } from '../core/svg';

/** Light, middle and shaded tone of a skin. */
export type Skin = readonly [string, string, string];

/** Skins from pale to dark. */
export const SKINS: readonly Skin[] = [
  ['#ffdcc4', '#f4b998', '#d98f72'],
  ['#f7cba8', '#e3a37c', '#bd7856'],
  ['#e9b48c', '#cf8f66', '#9d6042'],
  ['#ffe4d2', '#f6c4aa', '#dd9a83'],
  ['#d39a72', '#b67a53', '#875236'],
  ['#b57f5c', '#976144', '#6b3f2a'],
];

export interface FaceOptions {
  skin: Skin;
  /** Whether to draw heavier brows, a squarer jaw and no lip colour. */
  rugged: boolean;
  smile: boolean;
  lips: string;
  iris: string;
  brows: string;
}

const JAW = {
  soft: 'M142 174C142 122 258 122 258 174L258 210C258 254 228 288 200 290 172 288 142 254 142 210Z',
  rugged: 'M140 176C138 122 262 122 260 176L260 216C260 262 232 292 200 292S140 262 140 216Z',
};

const ROUND = 'stroke-linecap="round"';

/** An eye with its upper lid; `side` is -1 for the left one. */
function eye(x: number, side: 1 | -1, { iris, rugged }: FaceOptions): string {
  const at = (dx: number) => x + dx * side;
  return (
    filled(
      `M${at(-17)} 214C${at(-10)} 201 ${at(8)} 200 ${at(17)} 211 ${at(8)} 221 ${at(-8)} 222 ${at(-17)} 214Z`,
      '#fff',
    ) +
    `<circle cx="${x}" cy="211" r="8.2" fill="${iris}"/><circle cx="${x}" cy="211" r="4.2" fill="#120a0a"/><circle cx="${x + 2.6}" cy="208" r="2.4" fill="#fff"/>` +
    stroked(
      `M${at(-18)} 214C${at(-10)} 200 ${at(8)} 198 ${at(20)} 208`,
      '#22141a',
      rugged ? 4 : 5,
      ROUND,
    )
  );
}

function brow(x: number, side: 1 | -1, { brows, rugged }: FaceOptions): string {
  const at = (dx: number) => x + dx * side;
  const [low, high, end] = rugged ? [191, 183, 190] : [192, 184, 192];
  return stroked(
    `M${at(-18)} ${low}C${at(-8)} ${high} ${at(10)} ${high} ${at(21)} ${end}`,
    brows,
    rugged ? 7.5 : 5,
    `${ROUND} opacity=".85"`,
  );
}

function mouth({ rugged, smile, lips, skin }: FaceOptions): string {
  const shade = skin[2];
  if (rugged) {
    return (
      stroked('M180 260C192 266 208 266 220 259', '#8a3b34', 4, ROUND) +
      stroked('M190 272Q200 276 210 271', shade, 3.4, ROUND)
    );
  }
  if (smile) {
    return (
      filled(
        'M176 256C186 254 194 253 200 255.5 206 253 214 254 224 256 219 273 209 279 200 279S181 273 176 256Z',
        lips,
      ) +
      filled(
        'M181 258.5C190 260 210 260 219 258.5 215 267 208 269 200 269S185 267 181 258.5Z',
        '#fff',
      ) +
      stroked('M192 275Q200 277 207 274.5', '#fff', 2, `opacity=".45" ${ROUND}`)
    );
  }
  return (
    filled(
      'M180 259C188 253 195 252 200 255 205 252 212 253 220 259 212 261 206 262 200 262S188 261 180 259Z',
      lips,
    ) +
    filled(
      'M182 260C190 263 210 263 218 260 213 270 207 273 200 273S187 270 182 260Z',
      lips,
      'opacity=".82"',
    ) +
    stroked('M176 257Q180 260 186 260M224 257Q220 260 214 260', shade, 2.4, ROUND) +
    stroked('M194 268Q200 270 206 268', '#fff', 2.4, `opacity=".55" ${ROUND}`)
  );
}

/** A friendly face, seen from the front. */
export function drawFace(doc: SvgDocument, options: FaceOptions): string {
  const { skin, rugged } = options;
  const [pale, middle, shade] = skin;
  const jaw = rugged ? JAW.rugged : JAW.soft;
  const paint = doc.linear(
    [
      [0, pale],
      [0.62, pale],
      [1, middle],
    ],
    0.2,
    0,
    0.9,
    1,
  );
  const blush = (x: number) => softGlow(doc, x, 240, 26, '#ff6f7f', rugged ? 0.22 : 0.5);
  const modelling =
    filled('M226 110C262 150 262 250 214 300H290V110Z', shade, 'opacity=".2"') +
    filled('M130 120H270V150C240 168 160 168 130 150Z', shade, 'opacity=".32"') +
    blush(160) +
    blush(240);
  return (
    `<ellipse cx="140" cy="216" rx="12" ry="19" fill="${middle}"/><ellipse cx="260" cy="216" rx="12" ry="19" fill="${middle}"/>` +
    filled(jaw, paint) +
    `<g clip-path="${doc.clip(jaw)}">${modelling}</g>` +
    brow(170, -1, options) +
    brow(230, 1, options) +
    eye(170, -1, options) +
    eye(230, 1, options) +
    stroked('M202 206C206 222 210 232 209 238 206 243 198 243 193 240', shade, 3.4, ROUND) +
    mouth(options)
  );
}
