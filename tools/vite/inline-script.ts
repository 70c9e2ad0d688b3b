import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { workspaceRoot } from '../unit/root.ts';

/** A script of this folder for the page itself, minified, with the call that runs it. */
export function inlineScript(file: string, call: string): string {
  const source = readFileSync(`${workspaceRoot}/tools/vite/${file}`, 'utf8');
  const script = `(function(){${source.replace('export ', '')}${call}})()`;
  return minifySync(file, script).code.trim();
}
