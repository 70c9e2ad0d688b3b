import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, bin, brands, root, sandboxMain } from '../workspace/paths.mjs';
import { CliError } from '../workspace/log.mjs';
import { nxTaskLine, runStep } from '../workspace/step.mjs';

/** Inputs of a build. */
const SOURCES = [
  'apps',
  'libs',
  'tools/sandbox',
  'tools/art',
  'tools/publish',
  'tools/unit',
  'tools/vite',
];
/** Projects that are built with the brands, by their output. */
const BUILT = { sandbox: sandboxMain, publish: at('dist/publish/publisher.js') };
const SOURCE_FILES = [
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'tools/contract/version.json',
];
const NOT_BUILT = /(^|\/)(node_modules|dist|\.[^/]+)$|\.(test|stories)\.tsx?$/;
const STAMP = at('dist/built.json');

/** @param {string} dir @returns {string[]} */
function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (NOT_BUILT.test(file.replaceAll('\\', '/'))) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** Returns the hash of all sources of the brands and the sandbox: takes 0.2 s, with Nx 3 s. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = [
    ...SOURCES.flatMap((dir) => filesBelow(at(dir))),
    ...SOURCE_FILES.map((f) => at(f)),
  ];
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.update(process.version).digest('hex');
}

/** @param {readonly string[]} projects */
function outputs(projects) {
  return projects.map(
    (name) =>
      Object.entries(BUILT).find(([built]) => built === name)?.[1] ??
      at('dist/apps', name, 'index.html'),
  );
}

/** @param {string} project @returns {string | undefined} */
function builtHash(project) {
  if (!existsSync(STAMP)) return undefined;
  return JSON.parse(readFileSync(STAMP, 'utf8'))[project];
}

/** @param {readonly string[]} projects @param {string} hash */
function remember(projects, hash) {
  const before = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {};
  mkdirSync(path.dirname(STAMP), { recursive: true });
  const now = Object.fromEntries(projects.map((name) => [name, hash]));
  writeFileSync(STAMP, JSON.stringify({ ...before, ...now }, null, 2));
}

/**
 * Builds projects whose sources changed since their last build. Throws `CliError` if the build fails.
 * @param {readonly string[]} [projects] All brands and the sandbox unless given.
 */
export async function ensureBuilt(projects = [...brands(), ...Object.keys(BUILT)]) {
  const hash = sourceHash();
  const missing = outputs(projects).some((file) => !existsSync(file));
  if (!missing && projects.every((name) => builtHash(name) === hash)) return;
  const good = await runStep({
    title: `Building ${projects.join(', ')}`,
    log: 'build',
    command: process.execPath,
    args: [
      bin.nx,
      'run-many',
      '-t',
      'build',
      '-p',
      projects.join(','),
      '--parallel=2',
      '--outputStyle=static',
    ],
    tell: nxTaskLine,
  });
  if (!good) {
    throw new CliError(
      'The build failed: the end of its log stands above, all of it in dist/logs/build.log.',
    );
  }
  remember(projects, hash);
}
