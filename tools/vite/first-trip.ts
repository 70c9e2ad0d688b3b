import type { Plugin, Rolldown } from 'vite';
import { inlineScript } from './inline-script.ts';
import { jsonBlock } from './json-block.ts';
import { lateTexts } from './late-texts.ts';
import type { Language } from '../../libs/core/src/language.ts';

type Bundle = Rolldown.OutputBundle;

/** A screen on which visits often start. */
export interface FirstScreen {
  /** Its module and those loaded with it; paths within the workspace. */
  readonly modules: readonly string[];
  /** Whether it needs more labels than the HTML contains. */
  readonly labels?: boolean;
  /** Its addresses: paths, and paths with a search. */
  readonly paths: readonly string[];
  /** Stored keys that change its first render: with one of them the published content is not used. */
  readonly unless?: readonly string[];
  /** Whether it ignores the address's search, except the bar (`ft`). */
  readonly anySearch?: boolean;
  /** Minimum and maximum viewport with the columns of a published page, px. Default: any. */
  readonly widths?: readonly [number, number];
}

const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** Inlines the frame's styles into the page, with their file as `data-href`: no sheet blocks the first paint. */
export function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(SHEET, (link: string, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') return link;
    return `<style data-href="/${file}">${String(sheet.source).trim()}</style>`;
  });
}

/** Returns the files of a chunk and its imports, without those that the page loads. */
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

/** Returns the chunk that contains a module. Throws if there is none. */
function chunkOf(module: string, bundle: Bundle): Rolldown.OutputChunk {
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/${module}`)))
      return chunk;
  throw new Error(`${module} is in no chunk`);
}

/** Returns the files of each first screen. Throws if a module is in no chunk. */
export function filesOfScreens(screens: readonly FirstScreen[], bundle: Bundle, html: string) {
  const filesOf = (modules: readonly string[]) => [
    ...new Set(modules.flatMap((module) => filesBelow(chunkOf(module, bundle), bundle, html))),
  ];
  return screens.map(({ modules, ...screen }) => ({ ...screen, files: filesOf(modules) }));
}

/** Data block of the first screens in the page. */
export interface FirstFiles {
  /** Language of the labels in the HTML. */
  language: string;
  /** File with the labels of the first screens in a language. */
  labels: Readonly<Record<string, string>>;
  screens: readonly (Omit<FirstScreen, 'modules'> & { files: readonly string[] })[];
  /** By language: text of a page that does not start, and of its link (`late-texts.ts`). */
  late: Readonly<Record<string, readonly [text: string, again: string]>>;
  /**
   * Addresses of the app's scripts, if the page has no tags for them: a published page starts them after its first
   * paint.
   */
  scripts?: readonly string[];
  /** Addresses of the full sheets, if the page contains reduced ones. */
  sheets?: readonly string[];
}

/** Id of the page's `FirstFiles`. */
export const FILES_ID = 'files';

declare global {
  /** Responses to the requests that the page started (`first-files.js`), by address. */
  var lobbyFiles: Record<string, Promise<Response>> | undefined;
  /** Addresses of the scripts that the page itself imports. */
  var lobbyScripts: readonly string[] | undefined;
  /** Addresses of the full sheets that replace the reduced ones of a published page. */
  var lobbySheetFiles: readonly string[] | undefined;
  /** The page's start timeout (`first-files.js`): cancel it, or report a failure. */
  var lobbyStart: { fail: () => void; end: () => void } | undefined;
}

/** The inline script that starts them. */
const SCRIPT = inlineScript(
  'first-files.js',
  `fetchFirstFiles(JSON.parse(document.getElementById('${FILES_ID}').textContent))`,
);

/** First fetches of a brand's pages. */
interface FirstTripOptions {
  language: string;
  /** One catalogue per language; its chunk contains the labels of the first screens. */
  catalogues: Readonly<Record<string, string>>;
  screens: readonly FirstScreen[];
}

/** Loads what the first screen needs in the first round trip: the frame's styles, and the files of the screen. */
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
        // Before the styles, which take the parser a while.
        const script = `${jsonBlock(FILES_ID, files)}<script>${SCRIPT}</script>`;
        return withStyles(html, bundle).replace('<script type="module"', (tag) => script + tag);
      },
    },
  };
}
