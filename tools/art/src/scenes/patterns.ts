import { mix } from '../core/colour';
import { circle, ngonPath, polygon, rectPath } from '../core/geometry';
import { fix, radians } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { glow } from './light';
import type { SceneContext, SceneSet } from './scene';

const PATTERNS = {
  seigaiha: (ctx: SceneContext, q: number) => {
    let d = '';
    for (let j = -1; j < ctx.H / (q * 0.5) + 1; j++) {
      for (let i = -1; i < ctx.W / q + 2; i++) {
        const x = (i + (j % 2 ? 0.5 : 0)) * q;
        const y = j * q * 0.5 + q * 0.5;
        for (const r of [0.5, 0.36, 0.22]) {
          d += `M${fix(x - q * r)} ${fix(y)}A${fix(q * r)} ${fix(q * r)} 0 0 1 ${fix(x + q * r)} ${fix(y)}`;
        }
      }
    }
    return d;
  },
  diamonds: (ctx: SceneContext, q: number) => {
    let d = '';
    for (let j = -1; j < ctx.H / q + 1; j++) {
      for (let i = -1; i < ctx.W / q + 2; i++) {
        const x = (i + (j % 2 ? 0.5 : 0)) * q;
        const y = j * q;
        d +=
          `M${fix(x)} ${fix(y - q)}L${fix(x + q * 0.5)} ${fix(y)}L${fix(x)} ${fix(y + q)}L${fix(x - q * 0.5)} ${fix(y)}Z` +
          ngonPath(4, q * 0.16, 0, x, y);
      }
    }
    return d;
  },
  quatre: (ctx: SceneContext, q: number) => {
    let d = '';
    for (let j = 0; j < ctx.H / q + 1; j++) {
      for (let i = 0; i < ctx.W / q + 1; i++) {
        const x = i * q;
        const y = j * q;
        const r = q * 0.27;
        d += circle(x - r, y, r) + circle(x + r, y, r) + circle(x, y - r, r) + circle(x, y + r, r);
      }
    }
    return d;
  },
  asanoha: (ctx: SceneContext, q: number) => {
    let d = '';
    const h = q * 0.866;
    for (let j = -1; j < ctx.H / h + 1; j++) {
      for (let i = -1; i < ctx.W / q + 1; i++) {
        const x = (i + (j % 2 ? 0.5 : 0)) * q;
        const y = j * h;
        for (let a = 0; a < 6; a++) {
          d += `M${fix(x)} ${fix(y)}L${fix(x + q * 0.577 * Math.cos(radians(a * 60 + 30)))} ${fix(y + q * 0.577 * Math.sin(radians(a * 60 + 30)))}`;
        }
        d += polygon([
          [x, y],
          [x + q, y],
          [x + q / 2, y + h],
        ]);
      }
    }
    return d;
  },
  fans: (ctx: SceneContext, q: number) => {
    let d = '';
    for (let j = -1; j < ctx.H / (q * 0.5) + 1; j++) {
      for (let i = -1; i < ctx.W / q + 2; i++) {
        const x = (i + (j % 2 ? 0.5 : 0)) * q;
        const y = j * q * 0.5 + q * 0.5;
        d += `M${fix(x - q * 0.5)} ${fix(y)}A${fix(q * 0.5)} ${fix(q * 0.5)} 0 0 1 ${fix(x + q * 0.5)} ${fix(y)}`;
        for (let a = 0; a < 7; a++) {
          d += `M${fix(x)} ${fix(y)}L${fix(x + q * 0.46 * Math.cos(radians(-a * 30)))} ${fix(y + q * 0.46 * Math.sin(radians(-a * 30)))}`;
        }
      }
    }
    return d;
  },
  chevron: (ctx: SceneContext, q: number) => {
    let d = '';
    for (let j = -2; j < ctx.H / (q * 0.4) + 2; j++) {
      d += `M${-q} ${fix(j * q * 0.4)}`;
      for (let i = 0; i < (ctx.W / q) * 2 + 4; i++) {
        d += `L${fix(-q + (i + 1) * q * 0.5)} ${fix(j * q * 0.4 + (i % 2 ? 0 : -q * 0.4))}`;
      }
    }
    return d;
  },
  greek: (ctx: SceneContext, q: number) => {
    let d = '';
    for (let j = 0; j < ctx.H / q + 1; j++) {
      for (let i = 0; i < ctx.W / q + 1; i++) {
        const x = i * q;
        const y = j * q;
        const f = (a: number, b: number) => `${fix(x + a * q)} ${fix(y + b * q)}`;
        d += `M${f(0, 0.9)}L${f(0, 0.1)}L${f(0.8, 0.1)}L${f(0.8, 0.7)}L${f(0.3, 0.7)}L${f(0.3, 0.4)}L${f(0.55, 0.4)}`;
      }
    }
    return d;
  },
};

export const patternsScenes = {
  pattern: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const y = H * 0.42;
    const draw = rng.pick(Object.values(PATTERNS));
    const q = Math.min(W, H) / rng.float(5, 9);
    const d = draw(ctx, q);
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.radial(
          [
            [0, mix(palette.mid, palette.glow, 0.62)],
            [0.34, mix(palette.mid, palette.glow, 0.18)],
            [0.7, mix(palette.mid, palette.deep, 0.4)],
            [1, mix(palette.deep, palette.ink, 0.3)],
          ],
          { cx: x, cy: y, r: Math.max(W, H) * 0.68, user: true },
        ),
      ) +
      stroked(d, palette.ink, 2.2, `${opacity(0.3)} transform="translate(1 1.4)"`) +
      stroked(
        d,
        ctx.doc.radial(
          [
            [0, palette.metal.l2, 0.95],
            [0.5, palette.metal.b, 0.6],
            [1, palette.metal.d1, 0.4],
          ],
          { cx: x, cy: y, r: Math.max(W, H) * 0.6, user: true },
        ),
        1.5,
      );
    if (rng.chance(0.6)) {
      const r = Math.min(W, H) * 0.42;
      svg +=
        filled(
          circle(x, y, r),
          ctx.doc.radial([
            [0, mix(palette.glow, '#fff', 0.3)],
            [0.6, mix(palette.mid, palette.glow, 0.5)],
            [1, mix(palette.mid, palette.deep, 0.3)],
          ]),
        ) +
        stroked(circle(x, y, r), palette.metal.d2, 8) +
        stroked(circle(x, y, r), palette.metal.b, 5) +
        stroked(circle(x, y, r + 1), palette.metal.l2, 1.4) +
        stroked(circle(x, y, r - 9), palette.metal.l1, 1.4, opacity(0.7));
    } else {
      svg += glow(ctx, x, y, W * 0.5, palette.glow, 0.6);
    }
    return svg;
  },
} satisfies SceneSet;
