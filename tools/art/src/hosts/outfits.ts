import { filled, group, placed } from '../core/svg';

/** Paints of an outfit and the neck. */
export interface OutfitPaint {
  cloth: string;
  light: string;
  dark: string;
  trim: string;
  shirt: string;
  neck: string;
  skin: string;
  skinShade: string;
}

const SHOULDERS = 'M36 520C38 410 92 366 160 344 178 338 222 338 240 344 308 366 362 410 364 520Z';

const neck = (p: OutfitPaint) =>
  filled('M172 256H228V330C228 350 214 362 200 362S172 350 172 330Z', p.neck);

const PETAL = 'M0 0C-5 -3 -4.3 -10 0 -14C4.3 -10 5 -3 0 0Z';

/** Small five-petalled flowers on the cloth. */
const flowers = group(
  '',
  [
    [120, 440],
    [276, 446],
    [160, 478],
    [236, 480],
    [90, 490],
    [310, 490],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        placed(x, y),
        [0, 72, 144, 216, 288].map((a) => group(`rotate(${a})`, filled(PETAL, '#ffe2a0'))).join(''),
      ),
    )
    .join(''),
  'opacity=".9"',
);

/** What hosts wear, from the shoulders down. */
export const OUTFITS = {
  blazer: (p) =>
    filled(SHOULDERS, p.cloth) +
    `<path d="M166 338L200 430 234 338 244 346 214 520H186L156 346Z" fill="${p.shirt}"/>` +
    neck(p) +
    `<path d="M164 336L130 356 148 392 132 404 188 520H200L170 372ZM236 336L270 356 252 392 268 404 212 520H200L230 372Z" fill="${p.dark}"/>` +
    '<path d="M164 336L130 356 148 392 132 404 188 520M236 336L270 356 252 392 268 404 212 520" fill="none" stroke="#fff" stroke-width="2" opacity=".22"/>',
  aodai: (p) =>
    filled(SHOULDERS, p.cloth) +
    neck(p) +
    `<path d="M166 318C160 330 160 346 168 362 188 374 212 374 232 362 240 346 240 330 234 318 226 332 214 340 200 340S174 332 166 318Z" fill="${p.light}"/>` +
    '<path d="M166 318C174 332 186 340 200 340S226 332 234 318" fill="none" stroke="#ffe2a0" stroke-width="3"/>' +
    '<path d="M200 362C230 384 270 392 300 396" fill="none" stroke="#ffe2a0" stroke-width="3" opacity=".9"/>' +
    flowers,
  dress: (p) =>
    `<path d="M36 520C38 410 92 366 160 344 178 338 222 338 240 344 308 366 362 410 364 520Z" fill="${p.skin}"/>` +
    neck(p) +
    `<path d="M172 340C180 352 190 358 200 358S220 352 228 340" fill="none" stroke="${p.skinShade}" stroke-width="3" opacity=".5"/>` +
    `<path d="M70 520C76 462 96 430 132 412 150 446 176 456 200 456S250 446 268 412C304 430 324 462 330 520Z" fill="${p.cloth}"/>` +
    `<path d="M132 414L146 352M268 414L254 352" stroke="${p.light}" stroke-width="9" stroke-linecap="round"/>` +
    '<path d="M132 412C150 446 176 456 200 456S250 446 268 412" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>',
  vest: (p) =>
    filled(SHOULDERS, p.shirt) +
    neck(p) +
    `<path d="M96 520L104 384 152 350 200 460 248 350 296 384 304 520Z" fill="${p.cloth}"/>` +
    '<path d="M152 350L200 460 248 350" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>' +
    `<path d="M164 336L200 372 236 336 246 350 222 384 200 372 178 384 154 350Z" fill="${p.shirt}"/>` +
    '<path d="M164 336L200 372 236 336M200 372L178 384M200 372L222 384" fill="none" stroke="#b9c2d6" stroke-width="2"/>' +
    `<path d="M168 366L194 378V386L168 396C162 386 162 376 168 366ZM232 366L206 378V386L232 396C238 386 238 376 232 366Z" fill="${p.trim}"/>` +
    `<rect x="192" y="374" width="16" height="16" rx="4" fill="${p.trim}"/>` +
    '<g fill="#ffd98a">' +
    '<circle cx="200" cy="478" r="5"/>' +
    '<circle cx="200" cy="502" r="5"/>' +
    '</g>',
  hood: (p) =>
    filled(SHOULDERS, p.cloth) +
    neck(p) +
    `<path d="M120 356C140 330 160 326 168 322 172 350 186 364 200 366 214 364 228 350 232 322 240 326 260 330 280 356 262 392 232 412 200 414S138 392 120 356Z" fill="${p.light}"/>` +
    '<path d="M166 330C174 356 188 366 200 366S226 356 234 330" fill="none" stroke="#000" stroke-width="5" opacity=".25"/>' +
    '<path d="M176 384V440M224 384V432" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/>',
  roll: (p) =>
    filled(SHOULDERS, p.cloth) +
    filled(
      'M160 300C168 312 184 318 200 318S232 312 240 300L246 352C236 368 218 374 200 374S164 368 154 352Z',
      p.light,
    ) +
    '<path d="M160 326C172 336 186 340 200 340S228 336 240 326M156 348C170 360 184 364 200 364S230 360 244 348" fill="none" stroke="#000" stroke-width="3" opacity=".16"/>' +
    '<path d="M110 420C150 436 250 436 290 420" fill="none" stroke="#fff" stroke-width="2" opacity=".16"/>',
} as const satisfies Record<string, (paint: OutfitPaint) => string>;

export type OutfitName = keyof typeof OUTFITS;
