import { mix, toneRamp } from '../core/colour';
import { circle, ellipse, rectPath, roundRect } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { depthColour, glow, isFlat, layer, rays } from './light';
import type { SceneSet } from './scene';

export const arenasScenes = {
  stadium: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const hy = H * 0.56;
    const gr = toneRamp(mix('#1f8f3f', palette.mid, 0.25));
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.linear([
        mix(palette.deep, palette.ink, 0.4),
        mix(palette.deep, palette.mid, 0.7),
        mix(palette.mid, palette.glow, 0.3),
      ]),
    );
    for (let t = 0; t < 3; t++) {
      const y0 = hy - H * (0.26 - t * 0.085);
      const col = mix(depthColour(ctx, 0.4 + t * 0.2), palette.mid, 0.2);
      svg += layer(
        ctx,
        `M-10 ${fix(y0 - H * 0.04)}Q${x} ${fix(y0 + H * 0.05)} ${W + 10} ${fix(y0 - H * 0.04)}L${W + 10} ${fix(hy + 10)}L-10 ${fix(hy + 10)}Z`,
        col,
      );
      let d1 = '';
      let d2 = '';
      for (let i = 0; i < 90; i++) {
        const px = rng.float(W);
        const e = Math.abs(px / W - 0.5) * 2;
        const py = y0 + H * 0.045 - e * e * H * 0.05 + rng.float(H * 0.05);
        if (i % 2) d1 += circle(px, py, 1.1);
        else d2 += circle(px, py, 1.2);
      }
      svg +=
        filled(d1, palette.glow, opacity(0.55)) +
        filled(d2, item([palette.key.l1, palette.accent.l1, palette.key2.l1], t), opacity(0.6));
    }
    for (const sx of [0.12, 0.38, 0.62, 0.88]) {
      const y = H * (0.12 + Math.abs(sx - 0.5) * 0.1);
      svg +=
        filled(rectPath(W * sx - 1.5, y, 3, H * 0.22), depthColour(ctx, 0.8)) +
        glow(ctx, W * sx, y, W * 0.22, '#fff', 0.7) +
        Array.from({ length: 6 }, (_, i) =>
          filled(circle(W * sx + ((i % 3) - 1) * 8, y + (i > 2 ? 6 : -2), 3), '#fff'),
        ).join('') +
        (isFlat(ctx)
          ? ''
          : filled(
              `M${fix(W * sx - 10)} ${fix(y)}L${fix(W * sx + (x - W * sx) * 1.3 - W * 0.16)} ${fix(H)}L${fix(W * sx + (x - W * sx) * 1.3 + W * 0.16)} ${fix(H)}L${fix(W * sx + 10)} ${fix(y)}Z`,
              ctx.doc.linear([
                [0, '#fff', 0.3],
                [1, '#fff', 0],
              ]),
            ));
    }
    svg += filled(rectPath(0, hy, W, H - hy), ctx.doc.linear([gr.b, gr.d1, gr.d3]));
    for (let i = -5; i < 6; i++) {
      if (i % 2) {
        svg += filled(
          `M${fix(x + i * W * 0.1)} ${fix(hy)}L${fix(x + (i + 1) * W * 0.1)} ${fix(hy)}L${fix(x + (i + 1) * W * 0.34)} ${H}L${fix(x + i * W * 0.34)} ${H}Z`,
          gr.l1,
          opacity(0.22),
        );
      }
    }
    svg +=
      stroked(`M0 ${fix(hy + 3)}L${W} ${fix(hy + 3)}`, '#fff', 2, opacity(0.7)) +
      stroked(
        ellipse(x, hy + (H - hy) * 0.5, W * 0.42, (H - hy) * 0.3),
        '#fff',
        2.4,
        opacity(0.65),
      ) +
      stroked(
        `M0 ${fix(hy + (H - hy) * 0.5)}L${W} ${fix(hy + (H - hy) * 0.5)}`,
        '#fff',
        2.4,
        opacity(0.65),
      );
    return svg;
  },
  court: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const hy = H * 0.5;
    const wd = toneRamp(
      rng.pick([
        '#c98a4a',
        '#b0672e',
        mix(palette.key.b, '#c98a4a', 0.4),
        mix(palette.mid, '#2f6fb0', 0.5),
      ]),
    );
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix(palette.deep, palette.ink, 0.3),
          mix(palette.mid, palette.deep, 0.3),
          palette.mid,
        ]),
      ) + rays(ctx, x, -H * 0.15, H * 1.1, 8, palette.glow, 0.5, 40, 140, 0.4, 0.3);
    for (let i = 0; i < 7; i++) {
      const lx = (W * (i + 0.5)) / 7;
      svg +=
        glow(ctx, lx, H * 0.07, W * 0.1, '#fff', 0.8) +
        filled(roundRect(lx - 12, H * 0.05, 24, 7, 3), '#fff');
    }
    let cr = '';
    for (let i = 0; i < 160; i++) {
      cr += circle(rng.float(W), hy - H * rng.float(0.02, 0.2), rng.float(1, 3));
    }
    svg +=
      filled(cr, depthColour(ctx, 0.75)) +
      filled(rectPath(0, hy - H * 0.035, W, H * 0.04), palette.key.d1) +
      filled(rectPath(0, hy - H * 0.035, W, 2), palette.key.l1);
    svg += filled(rectPath(0, hy, W, H - hy), ctx.doc.linear([wd.l1, wd.b, wd.d2]));
    let pl = '';
    for (let i = -14; i < 15; i++) {
      pl += `M${fix(x + i * W * 0.06)} ${fix(hy)}L${fix(x + i * W * 0.28)} ${H}`;
    }
    svg += stroked(pl, wd.d2, 1.2, opacity(0.4));
    svg +=
      filled(
        `M${fix(x - W * 0.13)} ${fix(hy)}L${fix(x + W * 0.13)} ${fix(hy)}L${fix(x + W * 0.34)} ${H}L${fix(x - W * 0.34)} ${H}Z`,
        palette.key.b,
        opacity(0.45),
      ) +
      stroked(
        `M${fix(x - W * 0.13)} ${fix(hy)}L${fix(x - W * 0.34)} ${H}M${fix(x + W * 0.13)} ${fix(hy)}L${fix(x + W * 0.34)} ${H}`,
        '#fff',
        3,
        opacity(0.85),
      ) +
      stroked(
        ellipse(x, hy + (H - hy) * 0.52, W * 0.27, (H - hy) * 0.2),
        '#fff',
        3,
        opacity(0.85),
      ) +
      glow(ctx, x, H * 0.78, W * 0.44, '#fff', 0.4, 0.35);
    return svg;
  },
  felt: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const ty = H * 0.52;
    const ft = toneRamp(
      rng.pick([mix(palette.key.b, '#0c7a45', 0.5), palette.key.d1, palette.mid, '#0b6b43']),
    );
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.5)],
          [0.5, palette.mid],
          [1, mix(palette.deep, palette.ink, 0.4)],
        ],
        { cx: x, cy: H * 0.3, r: H * 0.55, user: true },
      ),
    );
    for (let i = 0; i < 26; i++) {
      svg += glow(
        ctx,
        rng.float(W),
        rng.float(H * 0.5),
        W * rng.float(0.03, 0.08),
        item([palette.glow, palette.key2.b, palette.accent.b], i % 3),
        rng.float(0.25, 0.7),
      );
    }
    if (!isFlat(ctx)) {
      svg += filled(
        `M${fix(x - W * 0.06)} -10L${fix(x + W * 0.06)} -10L${fix(x + W * 0.5)} ${fix(H * 0.9)}L${fix(x - W * 0.5)} ${fix(H * 0.9)}Z`,
        ctx.doc.linear([
          [0, palette.light, 0.5],
          [1, palette.light, 0],
        ]),
      );
    }
    const rail = `M-20 ${fix(ty + H * 0.06)}Q${x} ${fix(ty - H * 0.1)} ${W + 20} ${fix(ty + H * 0.06)}L${W + 20} ${H + 10}L-20 ${H + 10}Z`;
    const felt = `M-20 ${fix(ty + H * 0.1)}Q${x} ${fix(ty - H * 0.055)} ${W + 20} ${fix(ty + H * 0.1)}L${W + 20} ${H + 10}L-20 ${H + 10}Z`;
    svg +=
      filled(
        rail,
        ctx.doc.linear([
          [0, '#b8743a'],
          [0.08, '#7a4420'],
          [0.2, '#3a1d0e'],
        ]),
      ) +
      stroked(
        `M-20 ${fix(ty + H * 0.062)}Q${x} ${fix(ty - H * 0.098)} ${W + 20} ${fix(ty + H * 0.062)}`,
        palette.metal.l1,
        2.4,
      ) +
      filled(
        felt,
        ctx.doc.radial(
          [
            [0, ft.l1],
            [0.45, ft.b],
            [1, ft.d3],
          ],
          { cx: x, cy: H * 0.74, r: W * 0.75, user: true },
        ),
      );
    for (const [q, w] of [
      [0.16, 2.4],
      [0.2, 1.2],
      [0.36, 2.4],
    ] as const) {
      svg += stroked(
        `M-20 ${fix(ty + H * (q + 0.06))}Q${x} ${fix(ty + H * (q - 0.1))} ${W + 20} ${fix(ty + H * (q + 0.06))}`,
        palette.metal.l1,
        w,
        opacity(0.75),
      );
    }
    for (const i of [-1, 0, 1]) {
      svg += stroked(
        roundRect(
          x + i * W * 0.26 - W * 0.08,
          ty + H * (0.2 + Math.abs(i) * 0.022),
          W * 0.16,
          H * 0.11,
          5,
        ),
        palette.metal.l1,
        1.6,
        opacity(0.6),
      );
    }
    return svg;
  },
} satisfies SceneSet;
