import { execFileSync, spawnSync } from 'node:child_process';
import { bin } from '../workspace/paths.mjs';

/**
 * Lints the named files, or the whole workspace of the working directory, as one program: 15 s instead of 70 s
 * project by project. The boundaries read Nx's project graph, which is written first.
 */
const files = process.argv.slice(2);
execFileSync(process.execPath, [bin.nx, 'show', 'projects']);
const args = files.length > 0 ? ['--no-warn-ignored', '--pass-on-no-patterns', ...files] : ['.'];
process.exitCode =
  spawnSync(process.execPath, [bin.eslint, ...args], { stdio: 'inherit' }).status ?? 1;
