import { type Metal, mix, type Ramp, toneRamp } from './colour';
import { METALS } from './metals.data';

/** Matching colours by their role in a picture. */
export interface Harmony {
  name: string;
  /** Backdrop: its darkest, its main and its lit colour. */
  deep: string;
  mid: string;
  glow: string;
  /** Objects: leading, second and accent colour. */
  key: string;
  key2: string;
  accent: string;
  metal: Metal;
}

/** Tone ramps of a harmony. */
export interface Palette {
  ink: string;
  deep: string;
  mid: string;
  glow: string;
  light: string;
  key: Ramp;
  key2: Ramp;
  accent: Ramp;
  metal: Ramp;
  backdrop: Ramp;
  white: Ramp;
  dark: Ramp;
}

/** Creates the tone ramps of a harmony. */
export function makePalette(harmony: Harmony): Palette {
  const { deep, mid, glow } = harmony;
  return {
    ink: mix(deep, '#05030a', 0.55),
    deep,
    mid,
    glow,
    light: mix(glow, '#ffffff', 0.6),
    key: toneRamp(harmony.key),
    key2: toneRamp(harmony.key2),
    accent: toneRamp(harmony.accent),
    metal: METALS[harmony.metal],
    backdrop: toneRamp(mid),
    white: toneRamp(mix('#eef1f6', glow, 0.12)),
    dark: toneRamp(mix(deep, mid, 0.28)),
  };
}

function fadeRamp(ramp: Ramp, amount: number, to: string): Ramp {
  const fade = (colour: string) => mix(colour, to, amount);
  return {
    d4: fade(ramp.d4),
    d3: fade(ramp.d3),
    d2: fade(ramp.d2),
    d1: fade(ramp.d1),
    b: fade(ramp.b),
    l1: fade(ramp.l1),
    l2: fade(ramp.l2),
    l3: fade(ramp.l3),
  };
}

/** Palette of a distant object: its colours fade towards `to`. */
export function fadePalette(palette: Palette, amount: number, to: string): Palette {
  const fade = (ramp: Ramp) => fadeRamp(ramp, amount, to);
  return {
    ...palette,
    key: fade(palette.key),
    key2: fade(palette.key2),
    accent: fade(palette.accent),
    metal: fade(palette.metal),
    white: fade(palette.white),
    dark: fade(palette.dark),
  };
}
