/** Paints of one head of hair: its gradient, the shine on it, and its darkest tone. */
export interface HairPaint {
  fill: string;
  shine: string;
  dark: string;
}

/** Hair behind and in front of the face. */
export interface Hair {
  back: string;
  front: string;
}

const circleOf = (x: number, y: number, r: number, paint: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;

/** One outline of curls around the head, and one over the forehead. */
const CURL_PLACES = [
  [118, 236, 26],
  [108, 196, 28],
  [114, 154, 30],
  [134, 116, 32],
  [168, 92, 34],
  [206, 84, 36],
  [244, 98, 34],
  [272, 126, 31],
  [288, 164, 29],
  [290, 204, 27],
  [282, 240, 25],
] as const;
const FRINGE_PLACES = [
  [146, 152, 20],
  [166, 132, 22],
  [194, 124, 24],
  [224, 130, 22],
  [248, 148, 20],
  [136, 178, 14],
  [264, 178, 14],
] as const;

/** Ways to wear the hair; the face stands at 200,205 in a picture of 400 x 500. */
export const HAIR = {
  long: (p) => ({
    back: `<path d="M200 84C272 80 296 130 294 200 294 270 312 330 300 396 270 410 240 400 232 380H168C160 400 130 410 100 396 88 330 106 270 106 200 104 130 128 80 200 84Z" fill="${p.fill}"/>`,
    front:
      `<path d="M198 104C156 104 132 140 134 214 138 236 140 250 140 262 122 240 112 190 122 150 134 102 168 84 200 84S266 102 278 150C288 190 278 240 260 262 260 250 262 236 266 214 264 176 240 140 198 104Z" fill="${p.fill}"/>` +
      `<path d="M198 104C176 128 158 150 146 196 148 160 160 122 198 104Z" fill="${p.shine}" opacity=".6"/>`,
  }),
  bob: (p) => ({
    back: `<path d="M200 84C276 82 300 140 296 210 296 250 290 280 276 296 250 306 150 306 124 296 110 280 104 250 104 210 100 140 124 82 200 84Z" fill="${p.fill}"/>`,
    front:
      `<path d="M132 206C128 130 160 92 200 92S272 130 268 206C262 186 258 176 252 166 218 176 170 174 148 166 142 178 138 190 132 206Z" fill="${p.fill}"/>` +
      `<path d="M126 200C120 240 124 274 138 292 146 268 136 236 136 206ZM274 200C280 240 276 274 262 292 254 268 264 236 264 206Z" fill="${p.fill}"/>` +
      `<path d="M146 142C160 112 196 102 222 108 190 112 166 126 150 154Z" fill="${p.shine}"/>`,
  }),
  bun: (p) => ({
    back:
      `<circle cx="200" cy="76" r="42" fill="${p.fill}"/>` +
      `<path d="M172 66C178 50 200 44 216 50" stroke="#fff" stroke-width="5" opacity=".25" fill="none" stroke-linecap="round"/>` +
      `<path d="M200 88C264 88 286 134 280 200H120C114 134 136 88 200 88Z" fill="${p.fill}"/>`,
    front:
      `<path d="M132 214C120 138 154 92 200 92S280 138 268 214C266 178 250 148 214 128 184 146 140 156 132 214Z" fill="${p.fill}"/>` +
      `<path d="M150 140C164 112 190 102 214 104 186 112 166 124 152 150Z" fill="${p.shine}"/>` +
      `<path d="M134 206C130 226 132 246 136 258M266 206C270 226 268 246 264 258" stroke="${p.dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  }),
  wave: (p) => ({
    back:
      `<path d="M200 82C276 78 302 130 298 190 296 226 322 250 316 296 312 330 330 352 312 392 280 412 246 398 236 376H164C154 398 120 412 88 392 70 352 88 330 84 296 78 250 104 226 102 190 98 130 124 78 200 82Z" fill="${p.fill}"/>` +
      `<path d="M92 300C104 330 96 356 106 384M308 300C296 330 304 356 294 384" stroke="#fff" stroke-width="4" opacity=".12" fill="none"/>`,
    front:
      `<path d="M226 106C176 112 140 148 134 218 130 250 118 262 112 280 104 240 104 190 116 152 130 102 166 82 204 84 246 86 276 112 284 156 292 196 296 236 288 282 280 262 270 250 266 218 266 172 254 130 226 106Z" fill="${p.fill}"/>` +
      `<path d="M222 108C186 118 160 142 146 190 152 150 178 112 222 108Z" fill="${p.shine}" opacity=".7"/>`,
  }),
  pony: (p) => ({
    back:
      `<path d="M262 108C318 112 336 180 318 240 308 284 330 300 316 352 296 330 280 300 282 250 284 210 274 160 250 136Z" fill="${p.fill}"/>` +
      `<path d="M200 86C266 86 288 136 280 204H120C112 136 134 86 200 86Z" fill="${p.fill}"/>`,
    front:
      `<path d="M130 216C118 140 150 90 202 90S280 138 270 216C266 180 256 154 238 140 200 150 160 146 150 160 138 178 134 196 130 216Z" fill="${p.fill}"/>` +
      `<path d="M148 138C164 110 196 102 222 108 190 114 166 126 150 150Z" fill="${p.shine}"/>` +
      `<path d="M250 112q18 4 24 22" stroke="#ffd27a" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  }),
  short: (p) => ({
    back: `<path d="M126 196C114 120 150 84 202 84S288 120 274 196Z" fill="${p.fill}"/>`,
    front:
      `<path d="M130 200C120 160 126 120 150 104 170 82 236 78 262 104 280 122 280 164 270 200 268 176 262 160 254 150 226 150 190 146 166 126 156 142 136 160 130 200Z" fill="${p.fill}"/>` +
      `<path d="M160 112C182 96 222 92 244 104 216 102 190 108 172 122Z" fill="${p.shine}"/>`,
  }),
  quiff: (p) => ({
    back: `<path d="M128 190C120 126 150 96 202 94S280 126 272 190Z" fill="${p.fill}"/>`,
    front:
      `<path d="M132 196C126 160 130 136 140 122 138 94 172 66 220 72 262 74 282 104 272 134 274 156 272 178 268 196 266 174 262 158 256 148 236 140 214 140 196 136 176 132 160 136 148 148 138 164 134 180 132 196Z" fill="${p.fill}"/>` +
      `<path d="M158 114C176 86 220 80 252 96 220 92 192 98 174 120Z" fill="${p.shine}"/>`,
  }),
  curls: (p) => ({
    back:
      CURL_PLACES.map(([x, y, r]) => circleOf(x, y, r, p.fill)).join('') +
      `<path d="M120 210C110 130 150 88 200 88S290 130 280 210L268 250H132Z" fill="${p.fill}"/>`,
    front:
      FRINGE_PLACES.map(([x, y, r]) => circleOf(x, y, r, p.fill)).join('') +
      `<path d="M146 124C160 106 190 98 214 102" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".18"/>`,
  }),
} as const satisfies Record<string, (paint: HairPaint) => Hair>;

/** Hair styles that pair with a rugged face. */
export const SHORT_HAIR: ReadonlySet<string> = new Set<HairName>(['short', 'quiff']);

export type HairName = keyof typeof HAIR;
