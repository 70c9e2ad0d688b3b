import { mix } from '../core/colour';
import { blade, circle, ngonPath, type Point, polygon, rectPath } from '../core/geometry';
import { fix, item, lerp, radians } from '../core/numbers';
import { filled, opacity, stroked } from '../core/svg';
import { depthColour, glow, isFlat, layer } from './light';
import type { SceneSet } from './scene';

export const interiorsScenes = {
  shelves: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.5)],
          [0.5, mix(palette.mid, palette.deep, 0.3)],
          [1, mix(palette.deep, palette.ink, 0.4)],
        ],
        { cx: x, cy: H * 0.4, r: H * 0.6, user: true },
      ),
    );
    const wd = mix('#4a2a1c', palette.deep, 0.35);
    for (let r = 0; r < 5; r++) {
      const y = H * (0.16 + r * 0.165);
      let bx = 0;
      while (bx < W) {
        const e = Math.abs(bx / W - 0.5) * 2;
        const t = rng.int(0, 3);
        const h = H * rng.float(0.07, 0.12);
        const w = W * rng.float(0.03, 0.06);
        const col = mix(
          item([palette.key.b, palette.key2.b, palette.accent.b, '#8a5a3a'], rng.int(0, 3)),
          palette.deep,
          0.55 + e * 0.1,
        );
        if (t < 2) {
          svg +=
            filled(rectPath(bx, y - h, w * 0.8, h), col) +
            filled(rectPath(bx, y - h * 0.8, w * 0.8, 2.4), palette.metal.b, opacity(0.5)) +
            filled(rectPath(bx, y - h * 0.2, w * 0.8, 2), palette.metal.b, opacity(0.5));
        } else if (t === 2) {
          svg +=
            filled(
              `M${fix(bx + w * 0.3)} ${fix(y - h)}h${fix(w * 0.4)}v${fix(h * 0.3)}Q${fix(bx + w * 1.2)} ${fix(y - h * 0.5)} ${fix(bx + w)} ${fix(y)}h${fix(-w)}Q${fix(bx - w * 0.2)} ${fix(y - h * 0.5)} ${fix(bx + w * 0.3)} ${fix(y - h * 0.7)}Z`,
              col,
            ) +
            glow(
              ctx,
              bx + w * 0.5,
              y - h * 0.3,
              w,
              item([palette.accent.b, palette.key.b, palette.glow], rng.int(0, 2)),
              0.6,
            );
        } else {
          svg +=
            filled(circle(bx + w * 0.5, y - w * 0.6, w * 0.6), col) +
            glow(ctx, bx + w * 0.4, y - w * 0.7, w * 0.7, palette.glow, 0.4);
        }
        bx += w * rng.float(1, 1.5);
      }
      svg += filled(
        rectPath(0, y, W, H * 0.022),
        ctx.doc.linear([mix(wd, palette.glow, 0.4), wd, mix(wd, palette.ink, 0.6)]),
      );
    }
    svg += glow(ctx, x, H * 0.42, W * 0.56, palette.glow, 0.55);
    svg += filled(
      rectPath(0, H * 0.82, W, H * 0.18),
      ctx.doc.linear([mix(wd, palette.glow, 0.4), wd, mix(wd, palette.ink, 0.5)]),
    );
    return svg;
  },
  gearwall: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.6)],
          [0.5, palette.mid],
          [1, palette.deep],
        ],
        { cx: x, cy: H * 0.42, r: H * 0.62, user: true },
      ),
    );
    const gear = (gx: number, gy: number, r: number, N: number, col: string) => {
      const pts: Point[] = [];
      const ro = rng.float(6);
      for (let i = 0; i < N; i++) {
        for (const [o, q] of [
          [-0.32, 0.86],
          [-0.2, 1],
          [0.2, 1],
          [0.32, 0.86],
        ] as const) {
          const a = ro + ((i + o) / N) * 6.2832;
          pts.push([gx + Math.cos(a) * r * q, gy + Math.sin(a) * r * q]);
        }
      }
      let d = polygon(pts) + circle(gx, gy, r * 0.56);
      let sp = '';
      for (let i = 0; i < 5; i++) {
        const a = ro + i * 1.2566;
        sp += blade(
          [
            [gx, gy],
            [gx + Math.cos(a) * r * 0.3, gy + Math.sin(a) * r * 0.3],
            [gx + Math.cos(a) * r * 0.62, gy + Math.sin(a) * r * 0.62],
          ],
          () => r * 0.12,
          4,
        );
      }
      return (
        `<g fill-rule="evenodd">${layer(ctx, d, col)}</g>` +
        layer(ctx, sp + circle(gx, gy, r * 0.2), col)
      );
    };
    const pos = [
      [0.04, 0.14, 0.3],
      [0.96, 0.2, 0.26],
      [0.1, 0.62, 0.24],
      [0.92, 0.7, 0.32],
      [0.5, 0.02, 0.2],
      [0.26, 0.9, 0.22],
      [0.7, 0.95, 0.2],
      [0.3, 0.3, 0.12],
      [0.74, 0.44, 0.12],
    ] as const;
    pos.forEach(
      (q, i) =>
        (svg += gear(
          W * q[0],
          H * q[1],
          W * q[2],
          rng.int(10, 16),
          mix(
            depthColour(ctx, 0.25 + (i % 3) * 0.27),
            item([palette.metal.d1, palette.metal.d2, palette.key.d2], i % 3),
            0.5,
          ),
        )),
    );
    for (const sx of [0.02, 0.98]) {
      svg +=
        filled(
          rectPath(W * sx - 7, 0, 14, H),
          ctx.doc.linear([palette.metal.d3, palette.metal.b, palette.metal.d2], 0, 0, 1, 0),
        ) +
        [0.2, 0.5, 0.8]
          .map((t) => filled(rectPath(W * sx - 10, H * t, 20, 12), palette.metal.d1))
          .join('');
    }
    if (!isFlat(ctx)) {
      svg += glow(ctx, x, H * 0.42, W * 0.5, palette.glow, 0.6);
    }
    return svg;
  },
  techTunnel: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const y = H * 0.44;
    const N = rng.pick([4, 6, 8]);
    const rot = N === 4 ? 45 : N === 8 ? 22.5 : 30;
    let svg = filled(
      rectPath(0, 0, W, H),
      ctx.doc.radial(
        [
          [0, mix(palette.mid, palette.glow, 0.6)],
          [0.3, palette.mid],
          [1, mix(palette.deep, palette.ink, 0.4)],
        ],
        { cx: x, cy: y, r: H * 0.65, user: true },
      ),
    );
    const L = Math.hypot(W, H);
    for (let i = 7; i >= 1; i--) {
      const r = L * 0.06 * Math.pow(1.46, i);
      const d = ngonPath(N, r, rot, x, y);
      svg +=
        stroked(
          d,
          i % 2 ? palette.accent.b : palette.key.b,
          1 + i * 0.9,
          opacity(0.24 + 0.08 * i),
        ) + stroked(d, i % 2 ? palette.accent.l2 : palette.key.l1, 0.8 + i * 0.25, opacity(0.8));
      for (let j = 0; j < N; j++) {
        if (rng.chance(0.4)) {
          const a = radians(rot + (j * 360) / N);
          const b = radians(rot + ((j + 1) * 360) / N);
          const t0 = rng.float(0.1, 0.5);
          const t1 = t0 + rng.float(0.1, 0.3);
          const r2 = r * 1.22;
          const q = (rr: number, t: number): Point => [
            x + rr * lerp(Math.cos(a), Math.cos(b), t),
            y + rr * lerp(Math.sin(a), Math.sin(b), t),
          ];
          svg += filled(
            polygon([q(r, t0), q(r, t1), q(r2, t1), q(r2, t0)]),
            item([palette.accent.b, palette.key.b, palette.key2.b], j % 3),
            opacity(0.45),
          );
        }
      }
    }
    let sp = '';
    for (let j = 0; j < N; j++) {
      const a = radians(rot + (j * 360) / N);
      sp += `M${fix(x + Math.cos(a) * L * 0.06)} ${fix(y + Math.sin(a) * L * 0.06)}L${fix(x + Math.cos(a) * L)} ${fix(y + Math.sin(a) * L)}`;
    }
    svg +=
      stroked(sp, palette.accent.l1, 1.4, opacity(0.6)) +
      glow(ctx, x, y, W * 0.4, palette.glow, 0.9);
    for (let i = 0; i < 22; i++) {
      const a = rng.float(6.28);
      const r0 = L * rng.float(0.1, 0.5);
      const r1 = r0 * rng.float(1.1, 1.5);
      svg += stroked(
        `M${fix(x + Math.cos(a) * r0)} ${fix(y + Math.sin(a) * r0)}L${fix(x + Math.cos(a) * r1)} ${fix(y + Math.sin(a) * r1)}`,
        palette.light,
        rng.float(0.6, 2),
        opacity(0.6),
      );
    }
    return svg;
  },
  hexwall: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const y = H * 0.42;
    const q = W / rng.pick([7, 9]);
    let svg = filled(rectPath(0, 0, W, H), mix(palette.deep, palette.ink, 0.3));
    for (let j = -1; j < H / (q * 0.866) + 1; j++) {
      for (let i = -1; i < W / q + 2; i++) {
        const hx = (i + (j % 2 ? 0.5 : 0)) * q;
        const hy = j * q * 0.866;
        const d = Math.hypot(hx - x, (hy - y) * 0.8) / W;
        const l = Math.max(0, 1 - d * 1.5) * 0.8 + rng.float(-0.1, 0.12);
        const col = rng.chance(0.07)
          ? rng.pick([palette.accent.b, palette.key.b, palette.key2.b])
          : mix(
              mix(palette.deep, palette.ink, 0.2),
              mix(palette.mid, palette.glow, 0.4),
              Math.max(0, l),
            );
        svg += filled(
          ngonPath(6, q * 0.54, -90, hx, hy),
          isFlat(ctx)
            ? col
            : ctx.doc.linear(
                [mix(col, '#ffffff', 0.16), col, mix(col, palette.ink, 0.3)].map((v) => v),
                0,
                0,
                0.4,
                1,
              ),
        );
      }
    }
    svg += glow(ctx, x, y, W * 0.5, palette.glow, 0.45);
    return svg;
  },
} satisfies SceneSet;
