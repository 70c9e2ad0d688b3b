import { mix } from '../core/colour';
import { circle, curve, ellipse, rectPath } from '../core/geometry';
import { fix, lerp, radians } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { glow, isFlat, layer } from './light';
import type { SceneSet } from './scene';

export const stagesScenes = {
  stage: (ctx) => {
    const { palette, W, H } = ctx;
    const x = W / 2;
    const fl = H * 0.8;
    const cur = mix(palette.key.d1, palette.mid, 0.3);
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.55)],
          [0.5, palette.mid],
          [1, palette.deep],
        ],
        { cx: x, cy: H * 0.42, r: H * 0.6, user: true },
      ),
    );
    if (!isFlat(ctx)) {
      for (const [sx, a] of [
        [0.08, 62],
        [0.92, 118],
        [0.3, 76],
        [0.7, 104],
      ] as const) {
        const L = H * 1.05;
        svg += filled(
          `M${fix(W * sx)} -20L${fix(W * sx + L * Math.cos(radians(a - 8)))} ${fix(-20 + L * Math.sin(radians(a - 8)))}L${fix(W * sx + L * Math.cos(radians(a + 8)))} ${fix(-20 + L * Math.sin(radians(a + 8)))}Z`,
          ctx.doc.linear(
            [
              [0, palette.light, 0.6],
              [1, palette.light, 0],
            ],
            W * sx,
            0,
            W * sx + L * Math.cos(radians(a)),
            L,
            true,
          ),
        );
      }
    }
    svg +=
      filled(
        rectPath(0, fl, W, H - fl),
        ctx.doc.linear([mix(palette.deep, palette.glow, 0.35), palette.deep]),
      ) +
      glow(ctx, x, fl + H * 0.06, W * 0.5, palette.glow, 0.8, 0.2) +
      filled(
        ellipse(x, fl + H * 0.05, W * 0.36, H * 0.035),
        mix(palette.mid, palette.glow, 0.6),
        opacity(0.4),
      );
    const N = 4;
    for (const sd of [-1, 1]) {
      for (let i = N; i >= 0; i--) {
        const w = W * 0.085;
        const x0 = sd < 0 ? i * w * 0.72 - 4 : W - i * w * 0.72 + 4;
        const col = mix(cur, palette.deep, i % 2 ? 0.15 : 0.45);
        svg += layer(
          ctx,
          curve([
            [x0, -10, 1],
            [x0 + sd * -w * 1.1, -10, 1],
            [x0 + sd * -w * (1.05 - 0.1 * i), H * 0.4],
            [x0 + sd * -w * (0.7 - i * 0.06), H * 0.7],
            [x0 + sd * -w * 0.95, fl + H * 0.08, 1],
            [x0, fl + H * 0.08, 1],
          ]),
          col,
          { bot: mix(col, palette.deep, 0.6), top: col },
        );
      }
    }
    const M = 5;
    for (let i = 0; i < M; i++) {
      const w = W / M;
      svg +=
        layer(
          ctx,
          `M${fix(i * w - 2)} -5L${fix((i + 1) * w + 2)} -5L${fix((i + 1) * w)} ${fix(H * 0.05)}Q${fix((i + 0.5) * w)} ${fix(H * 0.125)} ${fix(i * w)} ${fix(H * 0.05)}Z`,
          mix(cur, palette.deep, i % 2 ? 0.1 : 0.3),
          { bot: mix(cur, palette.deep, 0.5), top: cur },
        ) +
        stroked(
          `M${fix((i + 1) * w)} ${fix(H * 0.05)}Q${fix((i + 0.5) * w)} ${fix(H * 0.125)} ${fix(i * w)} ${fix(H * 0.05)}`,
          palette.metal.l1,
          2.4,
        );
    }
    return svg;
  },
  circus: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const ty = H * rng.float(-0.06, 0.06);
    let svg = filled(rectPath(0, 0, W, H), mix(palette.deep, palette.mid, 0.4));
    const N = 14;
    const by = H * 0.6;
    const a = palette.key.d1;
    const b = mix(palette.key2.l1, '#fff3d8', 0.6);
    for (let i = 0; i < N; i++) {
      const x0 = W * (-0.2 + (1.4 * i) / N);
      const x1 = W * (-0.2 + (1.4 * (i + 1)) / N);
      svg += filled(
        `M${fix(x)} ${fix(ty)}L${fix(x0)} ${fix(by)}L${fix(x1)} ${fix(by)}Z`,
        i % 2 ? a : mix(b, palette.mid, 0.15),
      );
    }
    for (let i = 0; i < N; i++) {
      const x0 = W * (-0.2 + (1.4 * i) / N);
      const x1 = W * (-0.2 + (1.4 * (i + 1)) / N);
      svg +=
        filled(
          `M${fix(x0)} ${fix(by)}L${fix(x1)} ${fix(by)}L${fix(x1)} ${fix(by + H * 0.03)}Q${fix((x0 + x1) / 2)} ${fix(by + H * 0.075)} ${fix(x0)} ${fix(by + H * 0.03)}Z`,
          i % 2 ? palette.key.b : b,
        ) +
        stroked(
          `M${fix(x1)} ${fix(by + H * 0.03)}Q${fix((x0 + x1) / 2)} ${fix(by + H * 0.075)} ${fix(x0)} ${fix(by + H * 0.03)}`,
          palette.metal.l1,
          1.8,
        );
    }
    if (!isFlat(ctx)) {
      svg += filled(
        rectPath(0, 0, W, H),
        ctx.doc.radial(
          [
            [0, palette.glow, 0.5],
            [0.4, palette.glow, 0.12],
            [0.7, palette.deep, 0.4],
            [1, palette.ink, 0.85],
          ],
          { cx: x, cy: H * 0.42, r: H * 0.72, user: true },
        ),
      );
    }
    svg +=
      filled(
        `M-10 ${fix(H * 0.8)}Q${x} ${fix(H * 0.72)} ${W + 10} ${fix(H * 0.8)}L${W + 10} ${H + 10}L-10 ${H + 10}Z`,
        ctx.doc.linear([
          mix(palette.key2.b, palette.glow, 0.3),
          mix(palette.deep, palette.key2.d2, 0.4),
        ]),
      ) +
      stroked(
        `M-10 ${fix(H * 0.8)}Q${x} ${fix(H * 0.72)} ${W + 10} ${fix(H * 0.8)}`,
        palette.metal.l1,
        3,
      );
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      const lx = W * t;
      const ly = H * 0.08 + Math.sin(t * Math.PI) * H * 0.09;
      svg += glow(ctx, lx, ly, 13, '#ffe9a0', 0.9) + filled(circle(lx, ly, 3.4), '#fffbe0');
    }
    return svg;
  },
  drape: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const v = mix(palette.key.d1, palette.mid, 0.4);
    let svg = filled(rectPath(0, 0, W, H), v);
    const N = rng.int(7, 11);
    for (let i = -1; i < N; i++) {
      const w = W / N;
      const x0 = i * w + rng.float(-4, 4);
      svg += filled(
        curve([
          [x0, -10, 1],
          [x0 + w * rng.float(0.8, 1.2), -10, 1],
          [x0 + w * 1.1 + rng.float(-14, 14), H * 0.5],
          [x0 + w + rng.float(-8, 8), H + 10, 1],
          [x0 + rng.float(-8, 8), H + 10, 1],
          [x0 + rng.float(-14, 14), H * 0.5],
        ]),
        isFlat(ctx)
          ? mix(v, palette.deep, i % 2 ? 0.1 : 0.4)
          : ctx.doc.linear(
              [
                [0, mix(v, palette.ink, 0.55)],
                [0.3, mix(v, palette.glow, 0.28)],
                [0.55, v],
                [1, mix(v, palette.ink, 0.5)],
              ],
              0,
              0,
              1,
              0,
            ),
      );
    }
    svg += filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, palette.glow, 0.5],
          [0.35, palette.glow, 0.1],
          [0.65, palette.ink, 0.3],
          [1, palette.ink, 0.85],
        ],
        { cx: x, cy: H * 0.4, r: Math.max(W, H) * 0.7, user: true },
      ),
    );
    const sw = (y: number, q: number) => {
      let o = '';
      for (let i = 0; i < 3; i++) {
        const x0 = (W * i) / 3;
        const x1 = (W * (i + 1)) / 3;
        o +=
          filled(
            `M${fix(x0)} -5L${fix(x1)} -5L${fix(x1)} ${fix(y)}C${fix(lerp(x0, x1, 0.8))} ${fix(y + q)} ${fix(lerp(x0, x1, 0.2))} ${fix(y + q)} ${fix(x0)} ${fix(y)}Z`,
            ctx.doc.linear([
              mix(v, palette.ink, 0.4),
              mix(v, palette.glow, 0.25),
              mix(v, palette.ink, 0.3),
            ]),
          ) +
          stroked(
            `M${fix(x1)} ${fix(y)}C${fix(lerp(x0, x1, 0.8))} ${fix(y + q)} ${fix(lerp(x0, x1, 0.2))} ${fix(y + q)} ${fix(x0)} ${fix(y)}`,
            palette.metal.b,
            4,
          ) +
          stroked(
            `M${fix(x1)} ${fix(y)}C${fix(lerp(x0, x1, 0.8))} ${fix(y + q)} ${fix(lerp(x0, x1, 0.2))} ${fix(y + q)} ${fix(x0)} ${fix(y)}`,
            palette.metal.l2,
            1.2,
          );
      }
      return o;
    };
    svg += sw(H * 0.03, H * 0.1);
    svg +=
      filled(
        rectPath(0, H * 0.82, W, H * 0.2),
        ctx.doc.linear([
          mix(palette.deep, palette.glow, 0.35),
          mix(palette.deep, palette.ink, 0.4),
        ]),
      ) + glow(ctx, x, H * 0.84, W * 0.5, palette.glow, 0.7, 0.16);
    return svg;
  },
} satisfies SceneSet;
