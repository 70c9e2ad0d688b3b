import type { RenderedPage } from '@lobby/shell/publish';
import { LOCALES, type Brand, type Language } from '@lobby/core';
import { criticalCss } from './critical-css.ts';
import { descriptionOf } from './descriptions.ts';
import type { FirstFiles } from '../vite/first-trip.ts';
import { jsonBlock } from '../vite/json-block.ts';
import { withStylePolicy } from '../vite/page-policy.ts';

/** Parts of a page. */
export interface PageParts {
  /** The brand's HTML page, as built. */
  template: string;
  brand: Brand;
  language: Language;
  path: string;
  screen: FirstFiles['screens'][number];
  /** File with the labels of the first screens in the language. */
  labelsFile: string;
  /** Text for a page that does not start, in the language. */
  late: FirstFiles['late'][string];
  /** Text of the screen's style sheets, by file. */
  styles: Readonly<Record<string, string>>;
  rendered: RenderedPage;
  /** When its data was fetched, ms since the epoch. */
  at: number;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces a part of the built page. Throws if the page has no such part. */
function replaced(html: string, part: RegExp, by: string): string {
  if (!part.test(html)) throw new Error(`the built page has no ${part.source}`);
  return html.replace(part, (_all, kept: unknown) => (typeof kept === 'string' ? kept : '') + by);
}

/** Attributes by which the page's first script decides whether the content may be shown (`page-start.js`). */
function attributes({ brand, language, path, screen }: PageParts): string {
  const values = {
    'data-published': language,
    'data-merchant': brand.merchant,
    'data-path': path,
    'data-unless': (screen.unless ?? []).join(' '),
    ...(screen.anySearch && { 'data-search': 'any' }),
    ...(screen.widths && { 'data-widths': screen.widths.join(' ') }),
  };
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

/** Elements of the head: the page's title, and its description if it has one. */
function titleAndDescription({ brand, language, path, rendered: { title } }: PageParts): string {
  const description = descriptionOf({ brand, language, path, title });
  const meta = description && `<meta name="description" content="${escaped(description)}">`;
  return `<title>${escaped(`${title} · ${brand.name}`)}</title>${meta ?? ''}`;
}

/** Matches the app's scripts in the built page; a published page starts them itself (`first-files.js`). */
const SCRIPT_TAG = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;

/** Matches the frame's full sheet in the built page. */
const SHEET = /<style data-href="([^"]*)">([^]*?)<\/style>/g;

/** The applicable rules of all sheets in one element, since the page's policy lists a hash per element. */
function criticalStyle(sheets: readonly (readonly [string, string])[], html: string): string {
  const css = criticalCss(sheets.map(([, text]) => text).join('\n'), html);
  return `<style data-critical>${css}</style>`;
}

/** Puts the rendered content, its styles, labels and data into the brand's page. */
export function pageHtml(parts: PageParts): string {
  const { template, language, path, screen, labelsFile, late, styles, rendered, at } = parts;
  const lang = LOCALES[language].replace(/-u-.*/, '');
  const files = screen.files.filter((file) => !(file in styles));
  const sheets = [
    ...[...template.matchAll(SHEET)].map(([, file = '', text = '']) => [file, text] as const),
    ...Object.entries(styles).map(([file, text]) => [`/${file}`, text] as const),
  ];
  const first: FirstFiles = {
    language,
    labels: { [language]: labelsFile },
    screens: [{ paths: [path], files, labels: true }],
    late: { [language]: late },
    scripts: [...template.matchAll(SCRIPT_TAG)].map(([, file = '']) => file),
    sheets: sheets.map(([file]) => file),
  };
  const changes: readonly [RegExp, string][] = [
    [/<html lang="[^"]*"/, `<html lang="${lang}"${attributes(parts)}`],
    [/<title>[^<]*<\/title>/, titleAndDescription(parts)],
    [/<script type="application\/json" id="files">[^<]*<\/script>/, jsonBlock('files', first)],
    [
      /<script type="application\/json" id="labels">[^<]*<\/script>/,
      // Labels load in parallel with the script, from a file shared by pages.
      jsonBlock('data', { at, queries: rendered.data }),
    ],
    // The skeleton comes before the content, for browsers that must not show the content.
    [/<div id="root">(.*?<\/div>)<\/div>/s, `<div id="root">${rendered.html}</div>`],
  ];
  // Before the content is put in: line breaks of its text must stay, since the app hydrates it.
  const bare = template
    .replaceAll(SCRIPT_TAG, '')
    .replaceAll(SHEET, '')
    .replaceAll(/>\n\s*/g, '>');
  const html = changes.reduce((page, [part, by]) => replaced(page, part, by), bare);
  return withStylePolicy(replaced(html, /<\/head>/, `${criticalStyle(sheets, html)}</head>`));
}
