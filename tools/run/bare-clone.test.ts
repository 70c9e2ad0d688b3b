import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

const STATIC_IMPORT = /^(?:import|export)\s(?:[^'";]*\sfrom\s)?'([^']+)'/gm;

/** Packages that a script imports statically, directly or transitively. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    if (name.startsWith('.')) return packagesOf(path.resolve(path.dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${name} in ${path.relative(at(), file)}`];
  });
}

it.each(['test', 'check', 'start', 'dev'])(
  '%s.mjs starts in a clone without packages, and installs them',
  (name) => {
    expect(packagesOf(at('tools/run', `${name}.mjs`))).toEqual([]);
  },
);
