import { softGlow } from '../core/kit';
import { fix, item } from '../core/numbers';
import { Rng } from '../core/rng';
import { filled, group, placed, stroked, type SvgDocument } from '../core/svg';
import { cover, petalPath, type Size } from './place';

const DRAWN: Size = { width: 780, height: 480 };

function house(x: number, width: number, tall: number, wall: string, lit: number): string {
  const y = 320 - tall;
  let svg =
    filled(
      `M${x - 12} ${y}C${x} ${y - 6} ${x + 8} ${y - 24} ${x + 14} ${y - 30}H${x + width - 14}C${x + width - 8} ${y - 24} ${x + width} ${y - 6} ${x + width + 12} ${y}Z`,
      '#2a0c1c',
    ) + `<rect x="${x}" y="${y}" width="${width}" height="${tall + 20}" fill="${wall}"/>`;
  for (let i = 0; i < Math.floor(width / 34); i++) {
    for (let k = 0; k < Math.floor(tall / 50); k++) {
      const left = x + 10 + i * 34;
      const top = y + 12 + k * 46;
      svg +=
        `<rect x="${left}" y="${top}" width="20" height="28" rx="2" fill="${(i + k + lit) % 3 ? '#ffcf6b' : '#7a2a2a'}"/>` +
        stroked(`M${left + 10} ${top}v28M${left} ${top + 14}h20`, '#4a1424', 2);
    }
  }
  return svg;
}

function bridge(): string {
  const posts = [250, 280, 312, 344, 376, 408, 440, 470].map((x) => {
    const y = 342 - Math.sin(((x - 220) / 280) * Math.PI) * 58;
    return `M${x} ${fix(y + 4)}v-22`;
  });
  return (
    filled('M220 342C300 262 420 262 500 342H470C410 300 310 300 250 342Z', '#3a1020') +
    stroked('M220 342C300 262 420 262 500 342', '#ff9a4d', 3) +
    stroked(posts.join(''), '#3a1020', 4) +
    stroked('M222 322C302 244 418 244 498 322', '#3a1020', 4)
  );
}

function river(doc: SvgDocument): string {
  const rng = new Rng('river');
  const water = doc.linear([
    [0, '#e8663a'],
    [0.35, '#8a2234'],
    [1, '#1c0614'],
  ]);
  const tints = ['#ffd98a', '#ff9a4d', '#fff0c4'];
  const glints = Array.from({ length: 70 }, (_, i) => {
    const y = 344 + Math.pow(rng.next(), 1.5) * 130;
    return `<rect x="${fix(rng.float(780))}" y="${fix(y)}" width="${fix(rng.float(10, 64))}" height="2.4" rx="1.2" fill="${item(tints, i % 3)}" opacity="${fix(rng.float(0.12, 0.54))}"/>`;
  });
  return `<rect y="340" width="780" height="150" fill="${water}"/>${glints.join('')}`;
}

/** Edge, body and heart of each paper. */
const PAPERS = [
  ['#b5162f', '#ff5a3c', '#ffc07a'],
  ['#c2680f', '#ffa52e', '#fff0b0'],
  ['#9c1450', '#f0487a', '#ffb7c4'],
  ['#0f6a6a', '#25b3a0', '#c9fff0'],
] as const;

/** Position, size, paper and form of the hanging lanterns. */
const LANTERNS = [
  [620, 92, 0.46, 3, false],
  [70, 120, 0.5, 2, true],
  [180, 156, 0.44, 1, true],
  [702, 204, 0.9, 0, true],
  [604, 176, 0.56, 1, true],
  [400, 120, 0.4, 2, true],
  [300, 96, 0.54, 0, false],
  [500, 96, 0.3, 1, true],
] as const;
/** Lanterns behind a form: beside the brand's name and above the form. */
const TALL_LANTERNS = [
  [463, 104, 0.44, 1, true],
  [726, 112, 0.38, 3, false],
  [704, 198, 0.72, 0, true],
  [612, 196, 0.4, 2, true],
] as const;

type Lantern = (typeof LANTERNS | typeof TALL_LANTERNS)[number];

function lantern(doc: SvgDocument, [x, y, scale, paper, round]: Lantern): string {
  const [edge, body, heart] = item(PAPERS, paper);
  const cloth = doc.linear([edge, body, heart, body, edge], 0, 0, 1, 0);
  const gold = doc.linear(['#ffe49a', '#d48b2c']);
  const [rx, ry] = round ? [50, 41] : [34, 48];
  const rib = (k: number) => `<ellipse rx="${fix(rx * k)}" ry="${ry - 0.5}"/>`;
  const cap = (top: number) =>
    `<rect x="-18" y="${top}" width="36" height="9" rx="3" fill="${gold}"/>`;
  return (
    softGlow(doc, x, y, 96 * scale, '#ffb25a', 0.6) +
    group(
      placed(x, y, scale),
      stroked(`M0 ${fix(-y / scale)}V-46`, '#ffd98a', 1.6, 'opacity=".5"') +
        cap(-48) +
        `<ellipse rx="${rx}" ry="${ry}" fill="${cloth}"/>` +
        group(
          '',
          rib(0.68) + rib(0.32),
          'fill="none" stroke="#000" stroke-width="2" opacity=".18"',
        ) +
        `<ellipse cy="2" rx="${rx * 0.4}" ry="26" fill="#fff6d0" opacity=".55"/>` +
        cap(round ? 38 : 45) +
        stroked('M0 52V92M-8 50V82M8 50V82', '#ffcf70', 2.6, 'stroke-linecap="round"'),
    )
  );
}

function boat(doc: SvgDocument): string {
  return group(
    placed(350, 404, 0.8),
    filled('M-90 -6C-50 14 50 14 96 -10 92 8 80 22 60 24H-56C-76 20 -86 8 -90 -6Z', '#2a0c1c') +
      stroked('M-90 -6C-50 14 50 14 96 -10', '#ff9a4d', 2.6) +
      filled('M-14 -2C-14 -30 0 -42 12 -42 26 -42 34 -28 36 -2Z', '#4a1424') +
      filled('M-26 -38C-6 -60 30 -60 50 -38Z', '#f0c070') +
      '<circle cx="70" cy="-20" r="10" fill="#ffd98a"/>' +
      softGlow(doc, 70, -20, 46, '#ffcf7a', 0.9),
  );
}

const floating = (doc: SvgDocument, x: number, y: number, scale: number) =>
  softGlow(doc, x, y - 4, 44 * scale, '#ffd27a', 0.9) +
  group(
    placed(x, y, scale),
    filled('M-20 0L-14 -20H14L20 0Z', '#ffe9b0') +
      '<ellipse rx="26" ry="6" fill="#c92a4a"/>' +
      [-30, 0, 30].map((a) => group(`rotate(${a})`, filled(petalPath(7, 16), '#ff7a9a'))).join(''),
  );

/** Scenery of ember: a lantern street by a river, under a full moon. */
export function drawLanternRiver(doc: SvgDocument, size: Size): string {
  const sky = doc.linear([
    [0, '#23081c'],
    [0.4, '#6a1830'],
    [0.66, '#d24a2f'],
    [1, '#ffb25a'],
  ]);
  const moon = doc.linear([
    [0, '#fff', 0.6],
    [1, '#ffb04a', 0.4],
  ]);
  const tall = size.height > size.width;
  const body =
    `<rect width="780" height="480" fill="${sky}"/>` +
    softGlow(doc, 470, 300, 360, '#ffcf7a', 0.75) +
    `<circle cx="500" cy="226" r="66" fill="#ffe9b4"/><circle cx="500" cy="226" r="66" fill="${moon}"/>` +
    group(
      '',
      house(-20, 130, 120, '#5c1a2c', 0) +
        house(126, 108, 92, '#74242f', 1) +
        house(580, 120, 104, '#74242f', 2) +
        house(716, 120, 140, '#5c1a2c', 0),
      'opacity=".9"',
    ) +
    house(40, 96, 60, '#8f3432', 1) +
    house(664, 84, 62, '#8f3432', 2) +
    bridge() +
    river(doc) +
    stroked('M-10 40C160 120 330 120 470 56S700 10 800 60', '#ffd98a', 2, 'opacity=".5"') +
    (tall ? TALL_LANTERNS : LANTERNS).map((place) => lantern(doc, place)).join('') +
    boat(doc) +
    floating(doc, 540, 392, 0.8) +
    floating(doc, 640, 430, 1.05) +
    floating(doc, 180, 440, 0.9) +
    floating(doc, 470, 440, 0.7) +
    floating(doc, 90, 396, 0.6) +
    floating(doc, 730, 390, 0.6);
  return cover(DRAWN, size, { x: tall ? 0.95 : 0.5, y: 0.5 }, body);
}
