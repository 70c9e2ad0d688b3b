import { blade, ellipse, type Point } from './geometry';

/**
 * Letters and digits on objects (cards, lottery balls, keys), drawn as strokes
 * along a centre line in a box from -50 to 50, so that no font is needed.
 */
type Stroke = readonly Point[];

const loop = (cx: number, cy: number, rx: number, ry: number): Stroke =>
  Array.from({ length: 18 }, (_, i): Point => {
    const a = (i / 16) * Math.PI * 2;
    return [cx + rx * Math.sin(a), cy - ry * Math.cos(a)];
  });

const SIX: Stroke = [
  [20, -34],
  [5, -42],
  [-11, -35],
  [-22, -12],
  [-22, 15],
  [-13, 35],
  [2, 41],
  [17, 35],
  [23, 18],
  [16, 2],
  [1, -4],
  [-14, 4],
  [-22, 18],
];

const upsideDown = (stroke: Stroke): Stroke => stroke.map(([x, y]): Point => [-x, -y]);

const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [loop(0, 0, 23, 41)],
  '1': [
    [
      [-18, -32],
      [6, -46],
    ],
    [
      [2, -50],
      [2, 50],
    ],
  ],
  '2': [
    [
      [-24, -22],
      [-18, -37],
      [-1, -41],
      [17, -37],
      [23, -22],
      [14, -4],
      [-4, 15],
      [-22, 40],
    ],
    [
      [-29, 41],
      [27, 41],
    ],
  ],
  '3': [
    [
      [-24, -27],
      [-14, -39],
      [2, -41],
      [18, -35],
      [21, -21],
      [13, -7],
      [-5, -3],
    ],
    [
      [-5, -3],
      [14, 1],
      [24, 19],
      [18, 35],
      [2, 41],
      [-14, 39],
      [-25, 26],
    ],
  ],
  '4': [
    [
      [11, -50],
      [11, 50],
    ],
    [
      [9, -46],
      [-25, 20],
    ],
    [
      [-32, 19],
      [29, 19],
    ],
  ],
  '5': [
    [
      [23, -41],
      [-18, -41],
    ],
    [
      [-15, -46],
      [-19, 4],
    ],
    [
      [-20, -1],
      [-3, -9],
      [15, -4],
      [24, 14],
      [17, 34],
      [0, 41],
      [-15, 38],
      [-25, 26],
    ],
  ],
  '6': [SIX],
  '7': [
    [
      [-27, -41],
      [27, -41],
    ],
    [
      [21, -40],
      [3, -5],
      [-8, 50],
    ],
  ],
  '8': [loop(0, -22, 18, 19), loop(0, 20, 23, 21)],
  '9': [upsideDown(SIX)],
  A: [
    [
      [-28, 50],
      [-1, -50],
    ],
    [
      [1, -50],
      [28, 50],
    ],
    [
      [-16, 19],
      [16, 19],
    ],
  ],
  D: [
    [
      [-20, -50],
      [-20, 50],
    ],
    [
      [-22, -41],
      [2, -40],
      [20, -26],
      [26, 0],
      [20, 26],
      [2, 40],
      [-22, 41],
    ],
  ],
  J: [
    [
      [13, -50],
      [13, 18],
      [4, 37],
      [-10, 41],
      [-21, 34],
      [-25, 20],
    ],
  ],
  K: [
    [
      [-20, -50],
      [-20, 50],
    ],
    [
      [25, -50],
      [-18, 10],
    ],
    [
      [-7, -8],
      [28, 50],
    ],
  ],
  Q: [
    loop(0, 0, 25, 41),
    [
      [5, 18],
      [27, 49],
    ],
  ],
  S: [
    [
      [22, -27],
      [12, -39],
      [-4, -42],
      [-19, -34],
      [-20, -18],
      [-8, -6],
      [9, 4],
      [22, 17],
      [18, 35],
      [2, 42],
      [-14, 38],
      [-24, 26],
    ],
  ],
  W: [
    [
      [-38, -50],
      [-20, 50],
    ],
    [
      [-20, 50],
      [0, -30],
    ],
    [
      [0, -30],
      [20, 50],
    ],
    [
      [20, 50],
      [38, -50],
    ],
  ],
};

const ADVANCE = 68;
const known = new Map<string, string>();

/** Path data of a short label, centred on 0,0; the size is that of a font. */
export function labelPath(text: string, size: number): string {
  const key = `${text} ${size}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const scale = (size * 0.72) / 100;
  const advance = ADVANCE * (text.includes('1') ? 0.94 : 1);
  const d = [...text]
    .map((letter, i) => {
      const dx = (i - (text.length - 1) / 2) * advance;
      const strokes = GLYPHS[letter];
      if (!strokes) return ellipse(dx * scale, 0, 8 * scale, 8 * scale);
      return strokes
        .map((stroke) => {
          const points = stroke.map(([x, y]): Point => [(x + dx) * scale, y * scale]);
          return blade(points, () => 18 * scale, stroke.length > 2 ? stroke.length * 3 : 1);
        })
        .join('');
    })
    .join('');
  known.set(key, d);
  return d;
}
