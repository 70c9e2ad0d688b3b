import type { Ramp } from '../core/colour';
import { curve, ellipse } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, fix2, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS, type EmblemName } from './emblems';
import { hero } from './hero';

interface CoinOptions {
  r?: Ramp | undefined;
  /** How round the coin is seen: 1 from the front, 0 from its edge. */
  ky?: number;
  /** Thickness. */
  th?: number;
  emblem?: EmblemName;
}

/** A coin with a relief, seen at an angle. */
export function coin(kit: Kit, r: number, o: CoinOptions = {}) {
  const rp = o.r || kit.palette.metal;
  const ky = o.ky ?? 1;
  const th = o.th ?? r * 0.12;
  const doc = kit.doc;
  let svg = '';
  const e = (q: number, dy = 0) => ellipse(0, dy, q, q * ky);
  if (kit.mode === 'neon') {
    return (
      kit.solid(e(r), rp) +
      stroked(e(r * 0.8), rp.b, 1.2) +
      group(
        `scale(${fix2(r / 100)} ${fix2((r / 100) * ky)})`,
        stroked(EMBLEMS[o.emblem ?? 'star'](), rp.l1, 3),
      )
    );
  }
  const body = `M${fix(-r)} 0A${fix(r)} ${fix(r * ky)} 0 0 1 ${fix(r)} 0L${fix(r)} ${fix(th)}A${fix(r)} ${fix(r * ky)} 0 0 1 ${fix(-r)} ${fix(th)}Z`;
  svg += kit.outline(body) + filled(body, doc.linear(kit.metalStops(rp), -r, 0, r, 0, true));
  svg +=
    filled(
      e(r),
      doc.linear(
        [
          [0, rp.l3],
          [0.4, rp.b],
          [0.6, rp.d1],
          [1, rp.l1],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    filled(
      e(r * 0.93),
      doc.linear(
        [
          [0, rp.d2],
          [0.5, rp.d1],
          [1, rp.l2],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    filled(
      e(r * 0.84),
      doc.linear(
        [
          [0, rp.d1],
          [0.35, rp.b],
          [0.5, rp.l1],
          [0.62, rp.b],
          [1, rp.d1],
        ],
        0,
        0,
        1,
        1,
      ),
    );
  let tk = '';
  const N = 36;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * Math.PI * 2;
    tk += `M${fix(Math.cos(a) * r * 0.86)} ${fix(Math.sin(a) * r * 0.86 * ky)}L${fix(Math.cos(a) * r * 0.92)} ${fix(Math.sin(a) * r * 0.92 * ky)}`;
  }
  if (r > 26) {
    svg +=
      stroked(tk, rp.d3, r * 0.022, opacity(0.6)) +
      stroked(e(r * 0.84), rp.d3, r * 0.02, opacity(0.5)) +
      stroked(e(r * 0.68), rp.l3, r * 0.014, opacity(0.55));
  }
  const d = EMBLEMS[o.emblem ?? 'star']();
  const sc = r / 100;
  svg += group(
    `scale(${fix2(sc)} ${fix2(sc * ky)})`,
    filled(d, rp.d3, `${opacity(0.75)} transform="translate(3 4)"`) +
      filled(
        d,
        doc.linear(
          [
            [0, rp.l3],
            [0.45, rp.l1],
            [0.55, rp.b],
            [1, rp.d1],
          ],
          0,
          0,
          0.4,
          1,
        ),
      ) +
      stroked(d, rp.d3, 1.6, opacity(0.6)),
  );
  svg += kit.clipped(
    e(r),
    filled(
      `M${fix(-r * 0.2)} ${fix(-r)}L${fix(r * 0.2)} ${fix(-r)}L${fix(-r * 0.4)} ${fix(r)}L${fix(-r * 0.8)} ${fix(r)}Z`,
      '#fff',
      opacity(0.16),
    ),
  );
  return svg;
}

/** A heap of small coins, highest in the middle. */
export const coinPile = (kit: Kit, rng: Rng, w: number, h: number, N = 26) => {
  let L = [];
  for (let i = 0; i < N; i++) {
    const x = rng.bell() * w;
    const y = -h * Math.max(0, 1 - Math.abs(x) / w) * rng.float(0.1, 1);
    L.push([x, y, rng.float(11, 15), rng.float(0.32, 0.62), rng.float(-24, 24)]);
  }
  L.sort((a, b) => item(a, 1) - item(b, 1));
  return L.map((q) =>
    group(
      placed(item(q, 0), item(q, 1), 1, item(q, 4)),
      coin(kit, item(q, 2), { ky: item(q, 3), th: 4, emblem: 'star' }),
    ),
  ).join('');
};

function ingot(kit: Kit, rp: Ramp, sc = 1) {
  const body = curve([
    [-92, -18, 1],
    [-70, 2],
    [-52, 40],
    [0, 52],
    [52, 40],
    [70, 2],
    [92, -18, 1],
    [60, -16],
    [34, -2],
    [0, 4],
    [-34, -2],
    [-60, -16],
  ]);
  const rimD = curve([
    [-92, -18, 1],
    [-60, -34],
    [-30, -22],
    [0, -18],
    [30, -22],
    [60, -34],
    [92, -18, 1],
    [60, -12],
    [34, 2],
    [0, 8],
    [-34, 2],
    [-60, -12],
  ]);
  const dome = curve([
    [-44, -8, 1],
    [-34, -40],
    [0, -56],
    [34, -40],
    [44, -8, 1],
    [0, 4],
  ]);
  return group(
    `scale(${fix2(sc)})`,
    kit.outline(body) +
      kit.bevel(body, rp, 5) +
      kit.bevel(rimD, rp, 3) +
      kit.bevel(dome, rp, 5) +
      (kit.mode === 'neon'
        ? ''
        : filled(ellipse(-12, -38, 14, 6), '#fff', opacity(0.6)) +
          filled(ellipse(-46, 18, 6, 13), '#fff', opacity(0.35))),
  );
}

export const coinsHeroes = {
  coin: hero((kit, rng) => {
    const em = rng.pick([
      'star',
      'crown',
      'clover',
      'lotus',
      'seven',
      'sun',
      'fleur',
      'moon',
      'bolt',
    ]);
    return (
      group(placed(-46, 38, 1, -18), coin(kit, 44, { ky: 0.82, emblem: em, th: 10 })) +
      group(placed(54, 30, 1, 22), coin(kit, 40, { ky: 0.7, emblem: em, th: 10 })) +
      group(placed(2, -12, 1, rng.float(-12, 12)), coin(kit, 76, { ky: 0.97, emblem: em, th: 9 })) +
      kit.flare(-34, -66, 24)
    );
  }),
  coinRain: hero(
    (kit, rng) => {
      let svg = '';
      svg += group(placed(0, 92), coinPile(kit, rng, 88, 60, 34));
      for (let i = 0; i < 6; i++) {
        svg += group(
          placed(rng.float(-70, 70), -90 + i * 20, 1, rng.float(-50, 50)),
          coin(kit, rng.float(13, 24), { ky: rng.float(0.3, 0.95), th: 5, emblem: 'star' }),
        );
      }
      return svg + kit.flare(-20, 40, 20);
    },
    { anchor: 'ground' },
  ),
  ingots: hero(
    (kit, rng) => {
      const m = kit.palette.metal;
      let svg = group(placed(0, 84), coinPile(kit, rng, 96, 16, 18));
      svg +=
        group(placed(-44, 46, 1, -4), ingot(kit, m, 0.62)) +
        group(placed(46, 48, 1, 5), ingot(kit, m, 0.6)) +
        group(placed(0, -14), ingot(kit, m, 0.92));
      return svg + kit.flare(-24, -58, 26) + kit.spark(60, 10, 12);
    },
    { anchor: 'ground' },
  ),
};
