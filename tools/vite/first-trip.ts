import type { Plugin, Rolldown } from 'vite';
import { inlineScript } from './inline-script.ts';
import { jsonBlock } from './json-block.ts';
import { lateTexts } from './late-texts.ts';
import type { Language } from '../../libs/core/src/language.ts';

type Bundle = Rolldown.OutputBundle;

/** A screen that is often the first of a visit. */
export interface FirstScreen {
  /** Its module and those that load with it; paths within the workspace. */
  readonly modules: readonly string[];
  /** Whether it shows more labels than the page has in its HTML. */
  readonly labels?: boolean;
  /** Addresses that show it: paths, and paths with a search. */
  readonly paths: readonly string[];
  /** Stored keys that change what it first shows: a published page does not stand with one of them. */
  readonly unless?: readonly string[];
  /** Whether it shows the same whatever the address asks for, the bar (`ft`) aside. */
  readonly anySearch?: boolean;
  /** Narrowest and widest viewport with the columns of a published page, px. Default: any. */
  readonly widths?: readonly [number, number];
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

/** The chunk that holds a module. Throws if none does. */
function chunkOf(module: string, bundle: Bundle): Rolldown.OutputChunk {
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/${module}`)))
      return chunk;
  throw new Error(`${module} is in no chunk`);
}

/** Files of each first screen. Throws if a module is in no chunk. */
export function filesOfScreens(screens: readonly FirstScreen[], bundle: Bundle, html: string) {
  const filesOf = (modules: readonly string[]) => [
    ...new Set(modules.flatMap((module) => filesBelow(chunkOf(module, bundle), bundle, html))),
  ];
  return screens.map(({ modules, ...screen }) => ({ ...screen, files: filesOf(modules) }));
}

/** What the page says of its first screens. */
export interface FirstFiles {
  /** Language of the labels in the HTML. */
  language: string;
  /** File with the labels of the first screens in a language. */
  labels: Readonly<Record<string, string>>;
  screens: readonly (Omit<FirstScreen, 'modules'> & { files: readonly string[] })[];
  /** By language: what a page says that does not start, and the text of its link (`late-texts.ts`). */
  late: Readonly<Record<string, readonly [text: string, again: string]>>;
  /** Addresses of the app's own scripts, where the page has no tags of them: a published page starts them after its first paint. */
  scripts?: readonly string[];
  /** Addresses of the whole sheets, where the page has only what applies to it. */
  sheets?: readonly string[];
}

/** Id of the page's `FirstFiles`. */
export const FILES_ID = 'files';

declare global {
  /** Answers to what the page began to fetch (`first-files.js`), by address. */
  var lobbyFiles: Record<string, Promise<Response>> | undefined;
  /** Addresses of the scripts that the page itself imports. */
  var lobbyScripts: readonly string[] | undefined;
  /** Addresses of the sheets that take the place of what a published page has of them. */
  var lobbySheetFiles: readonly string[] | undefined;
  /** Ends the watch over the page's start (`first-files.js`), or says that it failed. */
  var lobbyStart: { fail: () => void; end: () => void } | undefined;
}

/** The inline script that starts them. */
const SCRIPT = inlineScript(
  'first-files.js',
  `fetchFirstFiles(JSON.parse(document.getElementById('${FILES_ID}').textContent))`,
);

/** What is fetched first in a brand's pages. */
interface FirstTripOptions {
  language: string;
  /** A catalogue of each language; its chunk holds the labels of the first screens. */
  catalogues: Readonly<Record<string, string>>;
  screens: readonly FirstScreen[];
}

/** Brings in the first trip what the first screen needs: the frame's styles, and the files of the screen. */
export function firstTrip({ language, catalogues, screens }: FirstTripOptions): Plugin {
  return {
    name: 'lobby:first-trip',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const labels = Object.entries(catalogues).map(
          ([name, module]) => [name, chunkOf(module, bundle).fileName] as const,
        );
        const files: FirstFiles = {
          language,
          labels: Object.fromEntries(labels),
          screens: filesOfScreens(screens, bundle, html),
          late: lateTexts(Object.keys(catalogues) as Language[]),
        };
        // Before the styles: the parser takes its time over them.
        const script = `${jsonBlock(FILES_ID, files)}<script>${SCRIPT}</script>`;
        return withStyles(html, bundle).replace('<script type="module"', (tag) => script + tag);
      },
    },
  };
}
