import { mix } from '../core/colour';
import { blade, curve, ngonPath, polygon, rectPath, taperWidth } from '../core/geometry';
import { fix, radians } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { depthColour, isFlat, layer, rays, sky, sunDisc } from './light';
import type { SceneSet } from './scene';
import { ridge } from './shapes';

export const hallsScenes = {
  hall: (ctx) => {
    const { palette, W, H } = ctx;
    const x = W / 2;
    const vy = H * 0.42;
    let svg = sky(ctx, {
      at: [x, vy],
      r: 0.45,
      stops: [palette.deep, mix(palette.mid, palette.deep, 0.2), palette.mid],
    });
    svg += layer(
      ctx,
      `M${fix(x - W * 0.12)} ${fix(H * 0.62)}L${fix(x + W * 0.12)} ${fix(H * 0.62)}L${W * 1.1} ${H + 10}L${-W * 0.1} ${H + 10}Z`,
      mix(palette.mid, palette.glow, 0.25),
      { bot: palette.deep, top: mix(palette.mid, palette.glow, 0.5) },
    );
    for (let i = 1; i < 7; i++) {
      const t = Math.pow(i / 6, 2);
      const y = H * 0.62 + H * 0.38 * t;
      svg += stroked(`M0 ${fix(y)}L${W} ${fix(y)}`, palette.deep, 1 + t, opacity(0.28));
    }
    const col0 = mix(palette.key2.d1, palette.mid, 0.4);
    for (let i = 0; i < 4; i++) {
      const t = i / 3;
      const off = W * (0.17 + t * t * 0.33);
      const w = W * (0.035 + t * t * 0.085);
      const y0 = H * (0.14 - t * 0.24);
      const y1 = H * (0.64 + t * 0.36);
      const col = mix(mix(col0, palette.glow, 0.3 - t * 0.3), palette.deep, t * 0.62);
      for (const sd of [-1, 1]) {
        const cx = x + sd * off;
        svg +=
          layer(ctx, rectPath(cx - w / 2, y0, w, y1 - y0), col, isFlat(ctx) ? {} : {}) +
          (isFlat(ctx)
            ? ''
            : filled(
                rectPath(cx - w / 2, y0, w, y1 - y0),
                ctx.doc.linear(
                  [
                    [0, '#000', sd < 0 ? 0.4 : 0],
                    [0.3, '#fff', 0.12],
                    [0.6, '#000', 0.05],
                    [1, '#000', sd > 0 ? 0.5 : 0.1],
                  ],
                  0,
                  0,
                  1,
                  0,
                ),
              ));
        for (const yy of [y0 + (y1 - y0) * 0.1, y1 - (y1 - y0) * 0.06]) {
          svg +=
            filled(rectPath(cx - w * 0.68, yy, w * 1.36, H * 0.016 * (1 + t)), palette.metal.d1) +
            filled(rectPath(cx - w * 0.68, yy, w * 1.36, H * 0.005 * (1 + t)), palette.metal.l1);
        }
      }
    }
    if (!isFlat(ctx)) {
      svg += rays(ctx, x, H * 0.1, H * 0.9, 7, palette.glow, 0.34, 60, 120, 0.5, 0.4);
    }
    return svg;
  },
  arch: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const aw = W * 0.36;
    const top = H * 0.12;
    const sp = H * 0.36;
    let svg = sky(ctx, { at: [x, H * 0.46], r: 0.4 });
    for (let i = 0; i < 3; i++) {
      svg += layer(
        ctx,
        ridge(ctx, H * (0.56 + i * 0.09), H * 0.07, 5, 1, rng.chance()),
        depthColour(ctx, 0.15 + i * 0.25),
      );
    }
    if (rng.chance(0.5)) {
      svg += sunDisc(ctx, x + W * rng.float(-0.12, 0.12), H * 0.32, W * 0.1, palette.glow);
    }
    const style = rng.pick(['round', 'ogee', 'horseshoe', 'trefoil']);
    const ar = (q: number) => {
      const a = aw + q;
      const t = top - q;
      if (style === 'round') {
        return `M${fix(x - a)} ${H + 10}L${fix(x - a)} ${fix(sp)}A${fix(a)} ${fix(sp - t)} 0 0 1 ${fix(x + a)} ${fix(sp)}L${fix(x + a)} ${H + 10}Z`;
      }
      if (style === 'ogee') {
        return `M${fix(x - a)} ${H + 10}L${fix(x - a)} ${fix(sp)}C${fix(x - a)} ${fix(sp - (sp - t) * 0.7)} ${fix(x - a * 0.24)} ${fix(t + (sp - t) * 0.24)} ${fix(x)} ${fix(t - q * 0.3)}C${fix(x + a * 0.24)} ${fix(t + (sp - t) * 0.24)} ${fix(x + a)} ${fix(sp - (sp - t) * 0.7)} ${fix(x + a)} ${fix(sp)}L${fix(x + a)} ${H + 10}Z`;
      }
      if (style === 'horseshoe') {
        return `M${fix(x - a * 0.84)} ${H + 10}L${fix(x - a * 0.84)} ${fix(sp + H * 0.06)}C${fix(x - a * 1.24)} ${fix(sp - H * 0.08)} ${fix(x - a * 0.8)} ${fix(t)} ${fix(x)} ${fix(t)}C${fix(x + a * 0.8)} ${fix(t)} ${fix(x + a * 1.24)} ${fix(sp - H * 0.08)} ${fix(x + a * 0.84)} ${fix(sp + H * 0.06)}L${fix(x + a * 0.84)} ${H + 10}Z`;
      }
      return `M${fix(x - a)} ${H + 10}L${fix(x - a)} ${fix(sp)}C${fix(x - a * 1.1)} ${fix(sp - H * 0.1)} ${fix(x - a * 0.6)} ${fix(sp - H * 0.13)} ${fix(x - a * 0.5)} ${fix(sp - H * 0.09)}C${fix(x - a * 0.6)} ${fix(t)} ${fix(x + a * 0.6)} ${fix(t)} ${fix(x + a * 0.5)} ${fix(sp - H * 0.09)}C${fix(x + a * 0.6)} ${fix(sp - H * 0.13)} ${fix(x + a * 1.1)} ${fix(sp - H * 0.1)} ${fix(x + a)} ${fix(sp)}L${fix(x + a)} ${H + 10}Z`;
    };
    const wall = mix(palette.key.d2, palette.deep, 0.45);
    const fr = `M-10 -10H${W + 10}V${H + 10}H-10Z`;
    let tile = '';
    const q = W / 8;
    for (let j = -1; j < H / q + 1; j++) {
      for (let i = -1; i < 9; i++) {
        tile +=
          ngonPath(style === 'trefoil' ? 4 : 8, q * 0.44, 0, (i + (j % 2) * 0.5) * q, j * q) +
          ngonPath(4, q * 0.18, 0, (i + 0.5 + (j % 2) * 0.5) * q, j * q);
      }
    }
    svg +=
      `<g fill-rule="evenodd">${layer(ctx, fr + ar(0), wall, { bot: mix(wall, palette.ink, 0.5), top: mix(wall, palette.glow, 0.12) })}</g>` +
      `<g clip-path="${ctx.doc.clip(fr + ar(0), true)}">${stroked(tile, palette.metal.b, 1, opacity(0.4))}</g>`;
    svg +=
      stroked(ar(2), palette.metal.d2, 9) +
      stroked(ar(3), palette.metal.b, 5.5) +
      stroked(ar(4), palette.metal.l2, 1.6) +
      stroked(ar(13), palette.metal.b, 2, opacity(0.8));
    return svg;
  },
  deco: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const by = H * rng.float(0.66, 0.8);
    const N = rng.pick([9, 11, 13]);
    const m = palette.metal;
    const dk = mix(palette.deep, palette.ink, 0.25);
    let svg = filled(rectPath(0, 0, W, H), dk);
    const L = H * 1.2;
    for (let i = 0; i < N; i++) {
      const a = 180 + (i * 180) / N;
      const b = 180 + ((i + 1) * 180) / N;
      const q = (r: number, an: number) =>
        `${fix(x + r * Math.cos(radians(an)))} ${fix(by + r * Math.sin(radians(an)))}`;
      svg +=
        filled(
          `M${fix(x)} ${fix(by)}L${q(L, a)}L${q(L, b)}Z`,
          ctx.doc.radial(
            [
              [0, mix(palette.mid, palette.glow, 0.6)],
              [0.5, i % 2 ? palette.mid : mix(palette.mid, palette.deep, 0.5)],
              [1, dk],
            ],
            { cx: x, cy: by, r: L * 0.7, user: true },
          ),
        ) + stroked(`M${fix(x)} ${fix(by)}L${q(L, a)}`, m.l1, 1.6, opacity(0.85));
    }
    for (const [r, w] of [
      [0.24, 3],
      [0.27, 1.2],
      [0.42, 2.4],
      [0.45, 1],
    ] as const) {
      svg += stroked(
        `M${fix(x - H * r)} ${fix(by)}A${fix(H * r)} ${fix(H * r)} 0 0 1 ${fix(x + H * r)} ${fix(by)}`,
        m.l1,
        w,
      );
    }
    for (const sd of [-1, 1]) {
      for (let i = 0; i < 4; i++) {
        const w = W * 0.055;
        const x0 = x + sd * (W * 0.5 - i * w);
        const hh = H * (0.5 - i * 0.1);
        svg +=
          filled(
            rectPath(sd > 0 ? x0 - w : x0, H - hh - H * 0.1, w, hh + H * 0.2),
            ctx.doc.linear([mix(palette.key.d1, palette.mid, 0.3), dk]),
          ) +
          stroked(rectPath(sd > 0 ? x0 - w : x0, H - hh - H * 0.1, w, hh + H * 0.2), m.l1, 1.4) +
          filled(
            polygon([
              [sd > 0 ? x0 - w : x0, H - hh - H * 0.1],
              [x0 + (sd > 0 ? -w / 2 : w / 2), H - hh - H * 0.15],
              [sd > 0 ? x0 : x0 + w, H - hh - H * 0.1],
            ]),
            m.d1,
          );
      }
    }
    svg +=
      filled(
        rectPath(0, by + H * 0.06, W, H),
        ctx.doc.linear([mix(palette.mid, palette.deep, 0.6), dk]),
      ) +
      stroked(
        `M0 ${fix(by + H * 0.06)}L${W} ${fix(by + H * 0.06)}M0 ${fix(by + H * 0.075)}L${W} ${fix(by + H * 0.075)}`,
        m.l1,
        1.8,
      );
    return svg;
  },
  ruins: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W * rng.float(0.4, 0.6);
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix(palette.mid, palette.glow, 0.5),
          palette.mid,
          mix(palette.deep, palette.ink, 0.2),
        ]),
      ) +
      (isFlat(ctx)
        ? ''
        : rays(ctx, x, -H * 0.2, H * 1.2, 8, palette.glow, 0.5, 56, 124, 0.42, 0.5));
    for (let i = 0; i < 3; i++) {
      const col = depthColour(ctx, 0.2 + i * 0.28);
      for (let j = 0; j < 4; j++) {
        let cx = W * ((j + rng.float(0.2, 0.8)) / 4);
        if (i > 0 && Math.abs(cx - W / 2) < W * 0.22) {
          cx = cx < W / 2 ? cx - W * 0.24 : cx + W * 0.24;
        }
        const w = W * (0.05 + i * 0.018);
        const h = H * rng.float(0.3, 0.66);
        const y = H * (0.78 + i * 0.07);
        svg += layer(
          ctx,
          `M${fix(cx - w / 2)} ${fix(y)}L${fix(cx - w / 2)} ${fix(y - h)}L${fix(cx - w * 0.2)} ${fix(y - h - rng.float(4, 14))}L${fix(cx + w * 0.1)} ${fix(y - h + rng.float(0, 8))}L${fix(cx + w / 2)} ${fix(y - h - rng.float(0, 10))}L${fix(cx + w / 2)} ${fix(y)}Z` +
            rectPath(cx - w * 0.72, y - H * 0.03, w * 1.44, H * 0.03),
          col,
        );
        svg += stroked(
          `M${fix(cx - w * 0.2)} ${fix(y - h * 0.95)}V${fix(y - 12)}M${fix(cx + w * 0.16)} ${fix(y - h * 0.92)}V${fix(y - 12)}`,
          palette.ink,
          1.6,
          opacity(0.3),
        );
        if (rng.chance(0.5)) {
          svg += filled(
            blade(
              [
                [cx - w / 2, y - h * 0.9],
                [cx - w * 0.9, y - h * 0.6],
                [cx - w * 0.5, y - h * 0.3],
              ],
              taperWidth(5, 0.5),
              8,
            ),
            mix('#2f8a5a', col, 0.4),
          );
        }
      }
      svg += layer(
        ctx,
        curve([
          [-20, H + 10, 1],
          [-20, H * (0.78 + i * 0.07), 1],
          [W * 0.4, H * (0.76 + i * 0.07)],
          [W + 20, H * (0.78 + i * 0.06), 1],
          [W + 20, H + 10, 1],
        ]),
        col,
      );
    }
    return svg;
  },
} satisfies SceneSet;
