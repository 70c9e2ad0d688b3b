import { mix } from '../core/colour';
import { circle, ellipse, type Point, polygon, rectPath } from '../core/geometry';
import { fix, item, radians } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { focusOf, glow, isFlat, rays } from './light';
import type { SceneSet } from './scene';

export const raysScenes = {
  burst: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const [x, y] = focusOf(ctx);
    const N = rng.pick([10, 12, 14, 18, 22]);
    const L = Math.hypot(W, H);
    const w = rng.float(0.42, 0.58);
    let svg = filled(
      rectPath(0, 0, W, H),
      isFlat(ctx)
        ? mix(palette.mid, palette.deep, 0.15)
        : ctx.doc.radial(
            [
              [0, mix(palette.mid, palette.glow, ctx.mode === 'neon' ? 0.2 : 0.55)],
              [0.45, palette.mid],
              [1, palette.deep],
            ],
            { cx: x, cy: y, r: L * 0.62, user: true },
          ),
    );
    const rot = rng.float(360 / N);
    if (isFlat(ctx)) {
      let d = '';
      for (let i = 0; i < N; i++) {
        const a = rot + (i * 360) / N;
        const b = a + (360 / N) * w;
        d += `M${fix(x)} ${fix(y)}L${fix(x + L * Math.cos(radians(a)))} ${fix(y + L * Math.sin(radians(a)))}L${fix(x + L * Math.cos(radians(b)))} ${fix(y + L * Math.sin(radians(b)))}Z`;
      }
      svg += filled(d, mix(palette.mid, palette.glow, 0.3));
      for (const q of [0.62, 0.44, 0.28]) {
        svg += filled(
          circle(x, y, q * Math.min(W, H)),
          mix(palette.mid, palette.glow, 0.62 - q * 0.6),
        );
      }
    } else {
      svg +=
        rays(
          ctx,
          x,
          y,
          L,
          N,
          palette.glow,
          ctx.mode === 'neon' ? 0.22 : 0.5,
          rot,
          360 + rot,
          w * 2 * 0.5,
          0.12,
        ) + rays(ctx, x, y, L * 0.8, N * 2 + 3, palette.light, 0.2, 0, 360, 0.2, 0.6);
    }
    return svg;
  },
  swirl: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const [x, y] = focusOf(ctx);
    const N = rng.pick([8, 10, 12]);
    const L = Math.hypot(W, H) * 0.8;
    const tw = rng.float(40, 90) * (rng.chance() ? 1 : -1);
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.5)],
          [0.5, palette.mid],
          [1, palette.deep],
        ],
        { cx: x, cy: y, r: L * 0.8, user: true },
      ),
    );
    let d = '';
    for (let i = 0; i < N; i++) {
      const a = (i * 360) / N;
      const b = a + 180 / N;
      const q = (r: number, an: number) =>
        `${fix(x + r * Math.cos(radians(an)))} ${fix(y + r * Math.sin(radians(an)))}`;
      d += `M${fix(x)} ${fix(y)}Q${q(L * 0.5, a + tw * 0.3)} ${q(L, a + tw)}L${q(L, b + tw)}Q${q(L * 0.5, b + tw * 0.3)} ${fix(x)} ${fix(y)}Z`;
    }
    svg += filled(
      d,
      isFlat(ctx) ? mix(palette.mid, palette.deep, 0.4) : palette.deep,
      opacity(isFlat(ctx) ? 1 : 0.5),
    );
    if (!isFlat(ctx)) {
      svg += glow(ctx, x, y, L * 0.5, palette.glow, 0.7);
    } else {
      svg += filled(circle(x, y, Math.min(W, H) * 0.4), mix(palette.mid, palette.glow, 0.5));
    }
    return svg;
  },
  bokeh: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.4)],
          [0.5, palette.mid],
          [1, mix(palette.deep, palette.ink, 0.3)],
        ],
        { cx: x, cy: H * 0.4, r: H * 0.7, user: true },
      ),
    );
    for (let i = 0; i < 34; i++) {
      const r = W * rng.float(0.02, 0.1);
      const bx = rng.float(W);
      const by = rng.float(H);
      const col = item([palette.glow, palette.key.l1, palette.key2.l1, palette.accent.l1], i % 4);
      const o = rng.float(0.1, 0.4);
      svg +=
        filled(circle(bx, by, r), col, opacity(o * 0.7)) +
        stroked(circle(bx, by, r), mix(col, '#ffffff', 0.5), 1.2, opacity(o));
    }
    svg +=
      glow(ctx, x, H * 0.42, W * 0.5, palette.glow, 0.5) +
      filled(
        rectPath(0, H * 0.8, W, H * 0.2),
        ctx.doc.linear([
          [0, palette.deep, 0],
          [0.3, palette.deep, 0.7],
          [1, palette.ink, 0.95],
        ]),
      );
    return svg;
  },
  pop: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const y = H * 0.42;
    const L = Math.hypot(W, H);
    const a = mix(palette.mid, palette.key.b, 0.3);
    const b = mix(palette.glow, palette.key2.l1, 0.5);
    let svg = filled(rectPath(0, 0, W, H), a);
    const ang = rng.float(-35, -18);
    svg += filled(
      polygon([
        [-10, H * 0.62],
        [W + 10, H * 0.62 + W * Math.tan(radians(ang))],
        [W + 10, H + 10],
        [-10, H + 10],
      ]),
      mix(palette.key2.b, palette.mid, 0.15),
    );
    let d = '';
    for (let i = 0; i < 26; i++) {
      const an = (i * 360) / 26 + rng.float(-4, 4);
      const w = rng.float(1.4, 4.2);
      d += `M${fix(x + L * 0.24 * Math.cos(radians(an)))} ${fix(y + L * 0.24 * Math.sin(radians(an)))}L${fix(x + L * Math.cos(radians(an - w)))} ${fix(y + L * Math.sin(radians(an - w)))}L${fix(x + L * Math.cos(radians(an + w)))} ${fix(y + L * Math.sin(radians(an + w)))}Z`;
    }
    svg += filled(d, palette.ink, opacity(0.32));
    let ht = '';
    const q = W / 26;
    for (let j = 0; j < H / q; j++) {
      for (let i = 0; i < 27; i++) {
        const hx = (i + (j % 2) * 0.5) * q;
        const hy = j * q;
        const t = 1 - Math.hypot(hx - W, hy - H) / (L * 0.62);
        if (t > 0.05) {
          ht += circle(hx, hy, q * 0.5 * Math.min(1, t));
        }
      }
    }
    svg += filled(ht, palette.ink, opacity(0.26));
    const bst: Point[] = [];
    const N = 14;
    for (let i = 0; i < N * 2; i++) {
      const r = Math.min(W, H) * (i % 2 ? 0.33 : rng.float(0.44, 0.54));
      const an = radians((i * 180) / N);
      bst.push([x + r * Math.cos(an), y + r * Math.sin(an) * 1.02]);
    }
    svg +=
      filled(polygon(bst), palette.ink, 'transform="translate(5 7)" opacity=".5"') +
      filled(polygon(bst), b) +
      stroked(polygon(bst), palette.ink, 4, 'stroke-linejoin="round"') +
      filled(circle(x, y, Math.min(W, H) * 0.27), mix(b, '#ffffff', 0.6));
    return svg;
  },
  podium: (ctx) => {
    const { palette, W, H } = ctx;
    const x = W / 2;
    const fy = H * 0.8;
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.6)],
          [0.45, palette.mid],
          [1, mix(palette.deep, palette.ink, 0.2)],
        ],
        { cx: x, cy: H * 0.4, r: H * 0.66, user: true },
      ),
    );
    if (!isFlat(ctx)) {
      svg += rays(ctx, x, H * 0.46, H, 16, palette.glow, 0.4, 180, 360, 0.5, 0.1);
    }
    for (const sd of [-1, 1]) {
      for (let i = 0; i < 3; i++) {
        const bx = x + sd * W * (0.2 + i * 0.12);
        svg += filled(
          `M${fix(bx)} ${fix(fy)}L${fix(bx + sd * H * 0.1 - 14)} -10L${fix(bx + sd * H * 0.1 + 22)} -10Z`,
          ctx.doc.linear(
            [
              [0, palette.light, 0],
              [1, palette.light, 0.4],
            ],
            0,
            0,
            0,
            1,
          ),
        );
      }
    }
    const st = (w: number, y: number, h: number, col: string) =>
      filled(
        `M${fix(x - w)} ${fix(y)}A${fix(w)} ${fix(w * 0.16)} 0 0 0 ${fix(x + w)} ${fix(y)}L${fix(x + w)} ${fix(y + h)}A${fix(w)} ${fix(w * 0.16)} 0 0 1 ${fix(x - w)} ${fix(y + h)}Z`,
        ctx.doc.linear(
          [mix(col, palette.ink, 0.4), mix(col, '#fff', 0.3), col, mix(col, palette.ink, 0.5)],
          0,
          0,
          1,
          0,
        ),
      ) +
      filled(
        ellipse(x, y, w, w * 0.16),
        ctx.doc.linear([mix(col, '#fff', 0.3), mix(col, palette.ink, 0.15)]),
      ) +
      stroked(ellipse(x, y, w, w * 0.16), palette.metal.l1, 2) +
      stroked(
        `M${fix(x - w)} ${fix(y + h * 0.6)}A${fix(w)} ${fix(w * 0.16)} 0 0 0 ${fix(x + w)} ${fix(y + h * 0.6)}`,
        palette.metal.l1,
        1.6,
        opacity(0.8),
      );
    svg +=
      filled(
        rectPath(0, fy, W, H - fy),
        ctx.doc.linear([mix(palette.mid, palette.glow, 0.3), palette.deep]),
      ) +
      st(W * 0.46, fy + H * 0.07, H * 0.07, palette.key.d1) +
      st(W * 0.36, fy + H * 0.02, H * 0.06, palette.key.b) +
      glow(ctx, x, fy + H * 0.02, W * 0.36, palette.light, 0.7, 0.16);
    return svg;
  },
} satisfies SceneSet;
