import { readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '@lobby/core';
import { atCommas, over, parseColour, type Colour } from './colour';

const FOLDER = new URL('../../../../libs/ui-kit/src/theme/layout/', import.meta.url);

const LAYOUT = readdirSync(FOLDER)
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
  .join('\n');

/** Custom properties set on the root element by a brand's tokens and layout options. */
export function styleValues(brand: Brand): Map<string, string> {
  const values = new Map<string, string>(Object.entries(brand.tokens));
  for (const [, selector = '', body = ''] of LAYOUT.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const [, attribute, start, value = ''] =
      /\[data-([\w-]+)(\^?)='([^']+)'\]\s*$/.exec(selector.trim()) ?? [];
    const option = attribute?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const chosen = Object.entries(brand.layout).find(([name]) => name === option)?.[1];
    const applies = start ? chosen?.startsWith(value) : chosen === value;
    if (option !== undefined && !applies) continue;
    for (const [, name = '', text = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      values.set(name, text.replaceAll(/\s+/g, ' ').trim());
    }
  }
  return values;
}

/** Resolves nested `var()`. */
export function resolve(text: string, values: Map<string, string>): string {
  const next = text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no value for --${name}`);
    return value;
  });
  return next === text ? next : resolve(next, values);
}

const STEPS = 32;

function between(from: Colour, to: Colour, share: number): Colour {
  const channel = (x: number, y: number) => x + (y - x) * share;
  return {
    r: channel(from.r, to.r),
    g: channel(from.g, to.g),
    b: channel(from.b, to.b),
    a: channel(from.a, to.a),
  };
}

/** Colours of a background: one, or the stops of a linear gradient; `below` is the layer underneath. */
export function grounds(text: string, values: Map<string, string>, below: Colour): Colour[] {
  const value = resolve(text, values);
  const gradient = /^linear-gradient\((.*)\)$/.exec(value)?.[1];
  if (gradient === undefined) return [over(parseColour(value), below)];
  const stops = atCommas(gradient)
    .filter((part) => !/^(?:\d+deg|to )/.test(part))
    .map((part) => over(parseColour(part.replace(/\s+[\d.]+%$/, '')), below));
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next) return [stop];
    return Array.from({ length: STEPS }, (_, step) => between(stop, next, step / STEPS));
  });
}
