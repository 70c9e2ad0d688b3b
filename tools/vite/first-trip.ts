import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A screen that is often the first of a visit. */
export interface FirstScreen {
  /** Its module and those that load with it, its labels for one; paths within the workspace. */
  readonly modules: readonly string[];
  /** Addresses that show it. */
  readonly paths: readonly string[];
}

const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** Puts the frame's styles into the page, named by their file (`data-href`): no sheet blocks the first paint. */
export function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(SHEET, (link: string, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') return link;
    return `<style data-href="/${file}">${String(sheet.source).trim()}</style>`;
  });
}

/** Files of a chunk and of what it imports, without those that the page names. */
function filesBelow(chunk: Rolldown.OutputChunk, bundle: Bundle, html: string): string[] {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file) || html.includes(file)) return;
    seen.add(file);
    const one = bundle[file];
    if (one?.type !== 'chunk') return;
    for (const sheet of one.viteMetadata?.importedCss ?? []) add(sheet);
    one.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...seen];
}

/** Files of each first screen. Throws if a module is no chunk of its own. */
export function filesOfScreens(screens: readonly FirstScreen[], bundle: Bundle, html: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module} is no chunk of its own`);
    return chunk;
  };
  return screens.map(({ modules, paths }) => {
    const files = modules.flatMap((module) => filesBelow(chunkOf(module), bundle, html));
    return { paths, files: [...new Set(files)] };
  });
}

/** Fetches the files of the address's screen beside the frame's script; `chunk-loader.js` takes the answers. */
const SCRIPT = `(function(t){var f=window.lobbyFiles={};t.forEach(function(s){if(s.paths.includes(location.pathname))s.files.forEach(function(n){var r=fetch('/'+n,{priority:'low'});r.catch(function(){});f['/'+n]=r})})})`;

/** Brings in the first trip what the first screen needs: the frame's styles, and the files of the screen. */
export function firstTrip(screens: readonly FirstScreen[]): Plugin {
  return {
    name: 'lobby:first-trip',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const table = JSON.stringify(filesOfScreens(screens, bundle, html));
        // Before the styles: the parser takes its time over them.
        const script = `<script>${SCRIPT}(${table})</script>`;
        return withStyles(html, bundle).replace('<script type="module"', (tag) => script + tag);
      },
    },
  };
}
