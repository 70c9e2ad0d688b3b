import { mix } from '../core/colour';
import { blade, circle, curve, rectPath, taperWidth } from '../core/geometry';
import { fix, item, radians } from '../core/numbers';
import { filled, opacity } from '../core/svg';
import { depthColour, glow, isFlat, layer, rays, sky, sunDisc } from './light';
import type { SceneSet } from './scene';
import { cloud, monstera, palm, ridge } from './shapes';

export const woodsScenes = {
  forest: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const [x, y] = [W * rng.float(0.4, 0.6), H * 0.36];
    let svg = sky(ctx, { at: [x, y], r: 0.5 });
    for (let i = 0; i < 4; i++) {
      const N = 6 - i;
      for (let j = 0; j < N; j++) {
        let tx = W * ((j + rng.float(0.15, 0.85)) / N);
        if (i > 1 && Math.abs(tx - W / 2) < W * 0.24) {
          tx = tx < W / 2 ? tx - W * 0.26 : tx + W * 0.26;
        }
        const w = W * (0.022 + i * 0.014) * rng.float(0.8, 1.3);
        svg += layer(
          ctx,
          curve([
            [tx - w * 1.8, H + 5, 1],
            [tx - w, H * 0.7],
            [tx - w * 0.7, -5, 1],
            [tx + w * 0.7, -5, 1],
            [tx + w * 0.9, H * 0.66],
            [tx + w * 2, H + 5, 1],
          ]),
          depthColour(ctx, 0.14 + i * 0.25),
        );
        if (rng.chance(0.6)) {
          svg += layer(
            ctx,
            blade(
              [
                [tx, H * rng.float(0.2, 0.5)],
                [tx + w * 4, H * 0.22],
                [tx + w * 8 * (rng.chance() ? 1 : -1), H * 0.06],
              ],
              taperWidth(w * 0.9, 0.8),
              10,
            ),
            depthColour(ctx, 0.14 + i * 0.25),
          );
        }
      }
      if (i < 3) {
        svg += layer(
          ctx,
          curve([
            [-10, H + 5, 1],
            [-10, H * (0.78 + i * 0.05), 1],
            [W * 0.3, H * (0.75 + i * 0.06)],
            [W * 0.7, H * (0.79 + i * 0.05)],
            [W + 10, H * (0.76 + i * 0.05), 1],
            [W + 10, H + 5, 1],
          ]),
          depthColour(ctx, 0.3 + i * 0.22),
        );
      }
    }
    if (!isFlat(ctx)) {
      svg += rays(ctx, x - W * 0.2, -H * 0.1, H * 1.2, 6, palette.glow, 0.4, 50, 112, 0.5, 0.5);
    }
    return svg;
  },
  jungle: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const x = W / 2;
    const y = H * 0.4;
    let svg = sky(ctx, { at: [x, y], r: 0.52 });
    const greens = mix(palette.key.b, '#1f8a4a', 0.6);
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 7; j++) {
        const sd = j % 2 ? 1 : -1;
        const a = sd > 0 ? 180 + rng.float(-50, 50) : rng.float(-50, 50);
        const bx = sd > 0 ? W + 8 : -8;
        const by = H * (j / 7 + rng.float(0.0, 0.14));
        const L = W * (0.34 + i * 0.04) * rng.float(0.8, 1.2);
        const d = rng.chance(0.5) ? palm(bx, by, L, a, 8) : monstera(bx, by, L * 0.9, a);
        svg += layer(
          ctx,
          d,
          mix(
            depthColour(ctx, 0.2 + i * 0.3),
            i === 2 ? mix(greens, palette.deep, 0.7) : greens,
            0.45,
          ),
        );
      }
      if (!isFlat(ctx) && i < 2) {
        svg += glow(ctx, x, H * 0.5, W * 0.6, palette.glow, 0.25);
      }
    }
    if (!isFlat(ctx)) {
      svg += rays(ctx, x, -20, H, 5, palette.glow, 0.4, 62, 118, 0.5, 0.4);
    }
    svg += layer(
      ctx,
      curve([
        [-10, H + 5, 1],
        [-10, H * 0.84, 1],
        [W * 0.3, H * 0.8],
        [W * 0.7, H * 0.82],
        [W + 10, H * 0.84, 1],
        [W + 10, H + 5, 1],
      ]),
      depthColour(ctx, 0.85),
    );
    return svg;
  },
  haunted: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.35, 0.65);
    const ly = H * 0.32;
    let svg =
      sky(ctx, {
        at: [lx, ly],
        stops: [
          mix(palette.deep, palette.ink, 0.3),
          mix(palette.mid, palette.deep, 0.3),
          palette.mid,
        ],
      }) + sunDisc(ctx, lx, ly, Math.min(W, H) * 0.24, palette.glow);
    svg += layer(ctx, ridge(ctx, H * 0.66, H * 0.06, 6), depthColour(ctx, 0.45));
    const hx = W * rng.pick([0.22, 0.78]);
    const hy = H * 0.7;
    const u = W * 0.05;
    svg +=
      layer(
        ctx,
        `M${fix(hx - u * 2)} ${fix(hy)}V${fix(hy - u * 3)}L${fix(hx - u * 2.4)} ${fix(hy - u * 3)}L${fix(hx - u)} ${fix(hy - u * 5)}L${fix(hx - u)} ${fix(hy - u * 6)}L${fix(hx - u * 1.3)} ${fix(hy - u * 6)}L${fix(hx)} ${fix(hy - u * 8.6)}L${fix(hx + u * 1.3)} ${fix(hy - u * 6)}L${fix(hx + u)} ${fix(hy - u * 6)}V${fix(hy - u * 4)}L${fix(hx + u * 2.6)} ${fix(hy - u * 3)}H${fix(hx + u * 2.1)}V${fix(hy)}Z`,
        depthColour(ctx, 0.72),
      ) +
      filled(
        rectPath(hx - u * 0.3, hy - u * 5.6, u * 0.6, u) +
          rectPath(hx - u * 1.4, hy - u * 2, u * 0.6, u) +
          rectPath(hx + u * 0.9, hy - u * 2, u * 0.6, u),
        '#ffc84a',
      );
    const tree = (x: number, f: number, h: number) => {
      let d = '';
      const br = (x0: number, y0: number, L: number, a: number, w: number, k: number) => {
        const x1 = x0 + Math.cos(radians(a)) * L;
        const y1 = y0 + Math.sin(radians(a)) * L;
        d += blade(
          [
            [x0, y0],
            [(x0 + x1) / 2 + rng.float(-5, 5), (y0 + y1) / 2 + rng.float(-3, 3)],
            [x1, y1],
          ],
          (t) => w * (1 - t * 0.5),
          6,
        );
        if (k) {
          for (let i = 0; i < 3; i++) {
            br(x1, y1, L * rng.float(0.5, 0.75), a + rng.float(-46, 46), w * 0.5, k - 1);
          }
        }
      };
      br(x, H * 0.92, h * 0.42, -90 + f * 8, W * 0.055, 3);
      return d;
    };
    svg +=
      layer(ctx, tree(W * 0.04, 1, H * 0.8), depthColour(ctx, 0.92)) +
      layer(ctx, tree(W * 0.97, -1, H * 0.86), depthColour(ctx, 0.96));
    svg += layer(
      ctx,
      curve([
        [-20, H + 10, 1],
        [-20, H * 0.8, 1],
        [W * 0.3, H * 0.77],
        [W * 0.7, H * 0.81],
        [W + 20, H * 0.78, 1],
        [W + 20, H + 10, 1],
      ]),
      depthColour(ctx, 0.86),
    );
    for (let i = 0; i < 7; i++) {
      const bx = lx + rng.bell() * W * 0.36;
      const by = ly + rng.bell() * H * 0.16;
      const q = rng.float(4, 11);
      svg += filled(
        `M${fix(bx)} ${fix(by)}Q${fix(bx - q)} ${fix(by - q)} ${fix(bx - q * 2)} ${fix(by - q * 0.2)}Q${fix(bx - q * 1.3)} ${fix(by - q * 0.3)} ${fix(bx - q * 0.9)} ${fix(by + q * 0.4)}Q${fix(bx - q * 0.4)} ${fix(by)} ${fix(bx)} ${fix(by + q * 0.6)}Q${fix(bx + q * 0.4)} ${fix(by)} ${fix(bx + q * 0.9)} ${fix(by + q * 0.4)}Q${fix(bx + q * 1.3)} ${fix(by - q * 0.3)} ${fix(bx + q * 2)} ${fix(by - q * 0.2)}Q${fix(bx + q)} ${fix(by - q)} ${fix(bx)} ${fix(by)}Z`,
        depthColour(ctx, 0.9),
      );
    }
    return svg;
  },
  meadow: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.3, 0.7);
    const ly = H * 0.3;
    const gr = mix('#5fb83a', palette.key2.b, 0.2);
    let svg =
      filled(
        rectPath(0, 0, W, H),
        ctx.doc.linear([
          mix('#2f8fe0', palette.mid, 0.5),
          mix('#8fd4ff', palette.glow, 0.4),
          mix(palette.glow, '#ffffff', 0.3),
        ]),
      ) +
      sunDisc(ctx, lx, ly, W * 0.12, palette.glow) +
      (isFlat(ctx) ? '' : rays(ctx, lx, ly, H * 0.9, 12, '#fff', 0.35, 0, 360, 0.4, 0.3));
    for (let i = 0; i < 4; i++) {
      svg += layer(
        ctx,
        cloud(rng, rng.float(W), H * rng.float(0.12, 0.44), W * rng.float(0.14, 0.24), H * 0.05),
        '#ffffff',
        { bot: mix('#cfe8ff', palette.glow, 0.3), top: '#fff' },
      );
    }
    for (let i = 0; i < 4; i++) {
      const y = H * (0.56 + i * 0.09);
      const col = mix(mix(gr, '#bfe86a', 0.4 - i * 0.12), palette.deep, i * 0.16);
      svg += layer(
        ctx,
        curve([
          [-20, H + 10, 1],
          [-20, y + rng.float(-10, 10), 1],
          [W * 0.28, y - H * rng.float(0.01, 0.06)],
          [W * 0.62, y + H * rng.float(-0.01, 0.04)],
          [W + 20, y - H * rng.float(0, 0.05), 1],
          [W + 20, H + 10, 1],
        ]),
        col,
        { top: mix(col, '#f6ffb0', 0.4), bot: col },
      );
      for (let j = 0; j < 5; j++) {
        const tx = rng.float(W);
        const r = W * rng.float(0.02, 0.035);
        if (i < 2) {
          svg +=
            filled(rectPath(tx - 1, y - r * 0.3, 2.4, r), '#6b4a2a') +
            filled(circle(tx, y - r, r), mix(col, palette.deep, 0.3)) +
            filled(circle(tx - r * 0.25, y - r * 1.2, r * 0.6), mix(col, '#f6ffb0', 0.25));
        }
      }
    }
    for (let i = 0; i < 30; i++) {
      svg += filled(
        circle(rng.float(W), H * rng.float(0.78, 1), rng.float(1.4, 3.6)),
        item([palette.key.l1, palette.accent.l1, '#fff', palette.metal.l1], i % 4),
        opacity(0.9),
      );
    }
    return svg;
  },
} satisfies SceneSet;
