import { mix } from '../core/colour';
import { curve, polygon, rectPath } from '../core/geometry';
import { filled, opacity } from '../core/svg';
import { depthColour, glow, isFlat, layer, sky, sunDisc } from './light';
import type { SceneSet } from './scene';
import { cloud, ridge } from './shapes';

export const hillsScenes = {
  peaks: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.3, 0.7);
    const ly = H * rng.float(0.24, 0.38);
    let svg =
      sky(ctx, { at: [lx, ly] }) + sunDisc(ctx, lx, ly, W * rng.float(0.1, 0.17), palette.glow);
    for (let i = 0; i < 3; i++) {
      svg += filled(
        cloud(rng, rng.float(W), H * rng.float(0.12, 0.42), W * rng.float(0.14, 0.26), H * 0.04),
        mix(palette.glow, '#ffffff', 0.4),
        opacity(isFlat(ctx) ? 0.5 : 0.28),
      );
    }
    for (let i = 0; i < 4; i++) {
      const y = H * (0.46 + i * 0.1);
      svg += layer(
        ctx,
        ridge(ctx, y, H * (0.12 - i * 0.014), rng.int(4, 7) + i),
        depthColour(ctx, 0.12 + i * 0.24),
      );
      if (!isFlat(ctx) && i < 3) {
        svg += glow(
          ctx,
          rng.float(W),
          y + H * 0.08,
          W * 0.5,
          mix(palette.glow, palette.mid, 0.4),
          0.35,
          0.22,
        );
      }
    }
    return svg;
  },
  dunes: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.28, 0.72);
    const ly = H * rng.float(0.26, 0.4);
    let svg =
      sky(ctx, { at: [lx, ly] }) + sunDisc(ctx, lx, ly, W * rng.float(0.13, 0.22), palette.glow);
    if (rng.chance(0.6)) {
      for (const [x, w] of [
        [0.18, 0.2],
        [0.78, 0.26],
        [0.5, 0.13],
      ] as const) {
        const y = H * 0.6;
        const ww = W * w;
        svg +=
          layer(
            ctx,
            polygon([
              [W * x - ww, y],
              [W * x, y - ww * 1.05],
              [W * x + ww, y],
            ]),
            depthColour(ctx, 0.3),
          ) +
          filled(
            polygon([
              [W * x, y - ww * 1.05],
              [W * x + ww, y],
              [W * x + ww * 0.2, y],
            ]),
            depthColour(ctx, 0.55),
            opacity(0.7),
          );
      }
    }
    for (let i = 0; i < 4; i++) {
      const y = H * (0.58 + i * 0.11);
      const pts = [
        [-20, H + 10, 1],
        [-20, y + rng.float(-14, 14), 1],
        [W * 0.25, y - rng.float(6, 34)],
        [W * 0.5, y + rng.float(-4, 20)],
        [W * 0.78, y - rng.float(0, 34)],
        [W + 20, y + rng.float(-10, 20), 1],
        [W + 20, H + 10, 1],
      ] as const;
      const col = mix(palette.key2.d1, depthColour(ctx, 0.3 + i * 0.22), 0.55);
      svg += layer(ctx, curve(pts), col, { top: mix(col, palette.glow, 0.45) });
    }
    return svg;
  },
  karst: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.3, 0.7);
    const ly = H * 0.3;
    let svg = sky(ctx, { at: [lx, ly] }) + sunDisc(ctx, lx, ly, W * 0.15, palette.glow);
    for (let i = 0; i < 4; i++) {
      const N = 3 + (i % 2);
      for (let j = 0; j < N; j++) {
        const x = W * ((j + rng.float(0.1, 0.9)) / N);
        const w = W * rng.float(0.08, 0.15) * (1 + i * 0.15);
        const y = H * (0.84 + i * 0.05);
        const h = H * rng.float(0.26, 0.5) * (1 - i * 0.12);
        svg += layer(
          ctx,
          curve([
            [x - w, y, 1],
            [x - w * 0.8, y - h * 0.6],
            [x - w * 0.4, y - h * 0.96],
            [x + w * 0.1, y - h],
            [x + w * 0.6, y - h * 0.8],
            [x + w, y, 1],
          ]),
          depthColour(ctx, 0.1 + i * 0.24),
        );
      }
      if (!isFlat(ctx)) {
        svg += filled(
          rectPath(0, H * (0.66 + i * 0.06), W, H * 0.2),
          ctx.doc.linear([
            [0, palette.glow, 0],
            [0.5, palette.glow, 0.24 - i * 0.05],
            [1, palette.glow, 0],
          ]),
        );
      } else {
        svg += filled(
          cloud(rng, rng.float(W), H * (0.78 + i * 0.05), W * 0.4, H * 0.04),
          mix(palette.glow, palette.mid, 0.5),
          opacity(0.6),
        );
      }
    }
    return svg;
  },
  mesa: (ctx) => {
    const { rng, palette, W, H } = ctx;
    const lx = W * rng.float(0.3, 0.7);
    const ly = H * 0.34;
    let svg = sky(ctx, { at: [lx, ly] }) + sunDisc(ctx, lx, ly, W * 0.19, palette.glow);
    for (let i = 0; i < 3; i++) {
      const N = 3 - (i > 1 ? 1 : 0);
      for (let j = 0; j < N; j++) {
        let mx = W * ((j + rng.float(0.1, 0.9)) / N);
        if (i === 2) {
          mx = j ? W * 0.96 : W * 0.04;
        }
        const w = W * rng.float(0.1, 0.17);
        const h = H * rng.float(0.14, 0.3) * (i === 2 ? 1.2 : 1);
        const y = H * (0.66 + i * 0.07);
        const col = mix(depthColour(ctx, 0.22 + i * 0.25), '#a8502a', 0.35);
        svg +=
          layer(
            ctx,
            polygon([
              [mx - w * 1.5, y],
              [mx - w * 1.1, y - h * 0.34],
              [mx - w * 0.86, y - h * 0.4],
              [mx - w * 0.8, y - h * 0.96],
              [mx - w * 0.3, y - h],
              [mx + w * 0.7, y - h * 0.97],
              [mx + w * 0.84, y - h * 0.44],
              [mx + w * 1.06, y - h * 0.36],
              [mx + w * 1.5, y],
            ]),
            col,
          ) +
          [0.3, 0.55, 0.8]
            .map((t) =>
              filled(
                polygon([
                  [mx - w * 0.8, y - h * t],
                  [mx + w * 0.8, y - h * t - 2],
                  [mx + w * 0.8, y - h * t + 4],
                  [mx - w * 0.8, y - h * t + 3],
                ]),
                mix(col, palette.ink, 0.4),
                opacity(0.4),
              ),
            )
            .join('');
      }
      svg += layer(
        ctx,
        curve([
          [-20, H + 10, 1],
          [-20, H * (0.66 + i * 0.08), 1],
          [W * 0.4, H * (0.65 + i * 0.08)],
          [W + 20, H * (0.67 + i * 0.08), 1],
          [W + 20, H + 10, 1],
        ]),
        mix(depthColour(ctx, 0.3 + i * 0.25), '#c87a3a', 0.35),
      );
    }
    return svg;
  },
} satisfies SceneSet;
