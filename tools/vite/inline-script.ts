import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { workspaceRoot } from '../unit/root.ts';

/** Returns a minified script of this folder to inline, with the call that runs it. */
export function inlineScript(file: string, call: string): string {
  const source = readFileSync(`${workspaceRoot}/tools/vite/${file}`, 'utf8');
  const script = `(function(){${source.replace('export ', '')}${call}})()`;
  return minifySync(file, script).code.trim();
}
