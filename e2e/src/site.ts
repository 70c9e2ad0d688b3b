import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { at } from '../../tools/workspace/paths.mjs';

/** Compressed siblings, which the server prefers. */
const siblings = (file: string) => [`${file}.br`, `${file}.gz`];

/** A copy of the built brands, to which a journey may deploy. */
export class Site {
  /** Changed files, within the build. */
  readonly #changed = new Set<string>();
  /** Files that are not served. */
  readonly #lost = new Set<string>();

  constructor(
    readonly brand: string,
    readonly folder: string,
  ) {
    this.remove();
    cpSync(at('dist/apps'), folder, { recursive: true });
  }

  /** Restores changed files only: a page of the previous journey may still request the others. */
  reset(): void {
    for (const file of this.#changed) cpSync(at('dist/apps', this.brand, file), this.#path(file));
    // Moved, not copied: a page that reloads at once finds them.
    for (const file of this.#lost) renameSync(this.#lostPath(file), this.#path(file));
    this.#changed.clear();
    this.#lost.clear();
  }

  /** Deploys another build: another page (`<meta name="build">`), and a worker that knows it. */
  deploy(build: string): void {
    this.#change('index.html', (html) =>
      html.replace('<head>', `<head><meta name="build" content="${build}">`),
    );
    this.#change('sw.js', (script) =>
      script.replace(/revision:[`"][^`"]+[`"]/, `revision:"${build}"`),
    );
  }

  /** Deploys pages that start with a further script, and no worker that knows it. */
  deployPages(script: string): void {
    writeFileSync(this.#path(`assets/${script}`), '');
    this.#change('index.html', (html) =>
      html.replace('</head>', `<script type="module" src="/assets/${script}"></script></head>`),
    );
  }

  /** Replaces `sw.js` with `sw-kill.js`, as in docs/deploy.md. */
  kill(): void {
    this.#change('sw.js', () => readFileSync(this.#path('sw-kill.js'), 'utf8'));
  }

  /** Removes every script except those at these paths. */
  loseAllBut(paths: readonly string[]): void {
    const scripts = readdirSync(this.#path('assets')).filter((name) => name.endsWith('.js'));
    for (const file of scripts.map((name) => `assets/${name}`))
      if (!paths.includes(`/${file}`)) this.#remove([file, ...siblings(file)]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #path(file: string): string {
    return join(this.folder, this.brand, file);
  }

  #lostPath(file: string): string {
    return `${this.#path(file)}.lost`;
  }

  #remove(files: readonly string[]): void {
    for (const file of files) {
      if (!existsSync(this.#path(file))) continue;
      renameSync(this.#path(file), this.#lostPath(file));
      this.#lost.add(file);
    }
  }

  #change(file: string, edit: (text: string) => string): void {
    const path = this.#path(file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${file} did not change`);
    writeFileSync(path, after);
    this.#changed.add(file);
    this.#remove(siblings(file));
  }
}
