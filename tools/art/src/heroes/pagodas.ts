import { mix, toneRamp } from '../core/colour';
import { curve, ellipse, mirrored, rectPath, roundRect } from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { archWindow } from './parts';

/** A pagoda of three to five tiers. */
export const drawPagoda: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const tiers = rng.pick([3, 4, 5]);
  const m = palette.metal;
  const roof = rng.pick([palette.key, palette.key2, palette.accent]);
  const wall = rng.pick([
    toneRamp('#f1dfc0'),
    palette.key2,
    toneRamp(mix(palette.mid, '#ffffff', 0.2)),
  ]);
  let svg = '';
  let y = 84;
  let H = 152 / tiers;
  let w = 58;
  svg +=
    kit.solid('M-84 96L-76 82L76 82L84 96Z', toneRamp('#8d8794'), { w: 3 }) +
    kit.solid(rectPath(-70, 74, 140, 9), toneRamp('#a9a2ae'), { w: 2 });
  const parts: [y: number, width: number, height: number][] = [];
  y = 75;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const ww = w * (1 - t * 0.52);
    const hh = H * 0.52;
    parts.push([y, ww, hh]);
    y -= hh + H * 0.36;
  }
  parts.forEach(([yy, ww, hh], i) => {
    svg += kit.solid(rectPath(-ww * 0.78, yy - hh, ww * 1.56, hh), wall, { w: 4 });
    const nc = i < 2 ? 3 : 1;
    for (let j = 0; j < nc; j++) {
      const x = (j - (nc - 1) / 2) * ww * 0.5;
      const bw = ww * 0.15;
      svg += archWindow(
        kit,
        i === 0 && j === 1
          ? roundRect(x - bw * 1.2, yy - hh * 0.72, bw * 2.4, hh * 0.72, bw)
          : roundRect(x - bw * 0.8, yy - hh * 0.62, bw * 1.6, hh * 0.4, 1.5),
      );
    }
    for (const sx of [-1, 1]) {
      svg += kit.solid(rectPath(sx * ww * 0.72 - 2.4, yy - hh, 4.8, hh), roof, { plain: true });
    }
    const ry = yy - hh;
    const rw = ww * 1.38;
    const rh = H * 0.38;
    const d = curve([
      [-rw, ry - rh * 0.1, 1],
      [-rw * 0.72, ry + 1],
      [0, ry + 4],
      [rw * 0.72, ry + 1],
      [rw, ry - rh * 0.1, 1],
      [rw * 0.72, ry - rh * 0.42],
      [ww * 0.56, ry - rh * 1.12, 1],
      [-ww * 0.56, ry - rh * 1.12, 1],
      [-rw * 0.72, ry - rh * 0.42],
    ]);
    svg += kit.solid(d, roof, { w: 5 });
    for (let j = -4; j <= 4; j++) {
      svg += kit.line(
        `M${fix(j * ww * 0.12)} ${fix(ry - rh * 1.08)}Q${fix(j * ww * 0.2)} ${fix(ry - rh * 0.5)} ${fix(j * ww * 0.3)} ${fix(ry - 1)}`,
        roof,
        'd3',
        1,
        0.55,
      );
    }
    svg += kit.line(
      curve(
        [
          [-rw, ry - rh * 0.1, 1],
          [-rw * 0.72, ry + 1],
          [0, ry + 4],
          [rw * 0.72, ry + 1],
          [rw, ry - rh * 0.1, 1],
        ],
        false,
      ),
      m,
      'l1',
      2.2,
    );
    for (const sx of [-1, 1]) {
      svg += kit.sphere(sx * rw, ry - rh * 0.14, 2.6, m, { dull: true });
      if (i % 2 === 0) {
        svg +=
          kit.glow(sx * rw * 0.96, ry + 9, 12, palette.glow, 0.8) +
          kit.solid(ellipse(sx * rw * 0.96, ry + 7, 3.6, 4.6), palette.key, { plain: true });
      }
    }
  });
  const ty = y + H * 0.36 - H * 0.36;
  svg += kit.solid(
    mirrored([
      [0, ty - 26, 1],
      [3, ty - 8],
      [8, ty],
      [5, ty + 5, 1],
      [0, ty + 6],
    ]),
    m,
    { w: 2 },
  );
  return svg;
};

export const pagodasHeroes = {
  pagoda: hero(drawPagoda, { anchor: 'ground' }),
  torii: hero(
    (kit, rng) => {
      const { palette } = kit;
      const r = palette.key;
      const r2 = toneRamp(mix(palette.ink, '#3a3540', 0.5));
      let svg = '';
      const stone = toneRamp('#8f8a98');
      svg += kit.glow(0, 10, 90, palette.glow, 0.85);
      if (rng.chance(0.6)) {
        svg += kit.sphere(0, 4, 46, toneRamp(mix(palette.glow, '#fff', 0.3)), { dull: true });
      }
      for (let i = 0; i < 4; i++) {
        svg += kit.solid(
          `M${-30 - i * 9} ${66 + i * 8}L${30 + i * 9} ${66 + i * 8}L${34 + i * 9} ${74 + i * 8}L${-34 - i * 9} ${74 + i * 8}Z`,
          stone,
          { w: 2 },
        );
      }
      for (const x of [-1, 1]) {
        svg +=
          kit.solid(`M${x * 50} -48L${x * 64} -48L${x * 72} 90L${x * 54} 90Z`, r, { w: 4 }) +
          kit.solid(roundRect(x > 0 ? 51 : -75, 78, 24, 18, 3), r2, { w: 3 });
      }
      svg +=
        kit.solid(rectPath(-78, -32, 156, 12), r, { w: 3 }) +
        kit.solid(roundRect(-9, -50, 18, 36, 2), r2, { w: 2 }) +
        kit.solid(roundRect(-6, -46, 12, 28, 1), palette.metal, { w: 1.5 });
      svg +=
        kit.solid(
          curve([
            [-94, -62, 1],
            [-50, -54],
            [0, -52],
            [50, -54],
            [94, -62, 1],
            [90, -46, 1],
            [50, -42],
            [0, -41],
            [-50, -42],
            [-90, -46, 1],
          ]),
          r,
          { w: 3 },
        ) +
        kit.solid(
          curve([
            [-104, -82, 1],
            [-54, -70],
            [0, -67],
            [54, -70],
            [104, -82, 1],
            [96, -62, 1],
            [50, -55],
            [0, -53],
            [-50, -55],
            [-96, -62, 1],
          ]),
          r2,
          { w: 3 },
        );
      svg += stroked('M-52 -8Q-26 14 0 6Q26 14 52 -8', palette.white.l1, 4, opacity(0.9));
      for (let i = 0; i < 4; i++) {
        const x = -36 + i * 24;
        svg += filled(
          `M${x - 4} 2L${x + 5} 2L${x} 11L${x + 6} 11L${x - 2} 24L${x + 1} 14L${x - 5} 14Z`,
          '#fff',
          opacity(0.95),
        );
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
};
