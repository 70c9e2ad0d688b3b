import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Language } from '@lobby/core';
import { renderPage } from '@lobby/shell/publish';
import { FILES_ID, type FirstFiles } from '../vite/first-trip.ts';
import { pageHtml } from './page-html.ts';

/** Handles the platform's calls; receives an address without origin. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/** A call made for a page, with its response. */
interface Source {
  address: string;
  headers: RequestInit['headers'];
  answer: string;
}

/** A page ready to be served, and the calls it was made from. */
interface PublishedPage {
  html: string;
  sources: readonly Source[];
  /** ms since the epoch. */
  at: number;
}

/** Publishes the public pages of one built brand. */
export interface Publisher {
  brand: Brand;
  /** The brand's HTML page, as built. */
  template: string;
  paths: readonly string[];
  /** Returns the published path for an address: itself, or without its search; undefined if there is none. */
  pathOf(url: Pick<URL, 'pathname' | 'search'>): string | undefined;
  /**
   * Renders a page, in the brand's default language if it does not offer `language`. Returns undefined for a path that
   * is not published and while the platform is closed; rejects if a screen or a call fails.
   */
  page(path: string, language: string | undefined): Promise<PublishedPage | undefined>;
}

type Screen = FirstFiles['screens'][number];

/** Screens, labels and session are global to the process: pages are rendered one after the other. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** Data about first screens in a brand's built page. */
function filesOf(template: string): FirstFiles {
  const text = new RegExp(`id="${FILES_ID}">([^<]*)<`).exec(template)?.[1];
  if (text === undefined) throw new Error('the built page names no screens');
  return JSON.parse(text) as FirstFiles;
}

/** Creates the publisher of the brand built in `folder`. Throws if it is not built. */
export function createPublisher(folder: string, ask: Ask): Publisher {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const template = read('index.html');
  const brand = JSON.parse(read('brand.json')) as Brand;
  const { screens, labels, late: lateTexts } = filesOf(template);
  const stylesOf = ({ files }: Screen) =>
    Object.fromEntries(
      files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file)]),
    );

  async function render(path: string, language: Language, screen: Screen) {
    const sources: Source[] = [];
    const at = Date.now();
    const rendered = await renderPage({
      brand,
      language,
      path,
      fetch: async (address, init) => {
        const response = await ask(address, init);
        const answer = await response.clone().text();
        sources.push({ address, headers: init.headers, answer });
        return response;
      },
    });
    if (rendered === undefined) return undefined;
    const styles = stylesOf(screen);
    const labelsFile = labels[language];
    const late = lateTexts[language];
    if (!labelsFile || !late) throw new Error(`no labels in ${language}`);
    const texts = { language, labelsFile, late };
    const html = pageHtml({ template, brand, path, screen, styles, rendered, at, ...texts });
    return { html, sources, at };
  }

  const paths = screens.flatMap((screen) => screen.paths);
  return {
    brand,
    template,
    paths,
    pathOf: ({ pathname, search }) =>
      [pathname + search, pathname].find((path) => paths.includes(path)),
    page: async (path, wanted) => {
      const screen = screens.find(({ paths }) => paths.includes(path));
      const language = brand.languages.find((one) => one === wanted) ?? brand.defaultLanguage;
      return screen && inTurn(() => render(path, language, screen));
    },
  };
}
