import { readFileSync } from 'node:fs';
import { type HtmlTagDescriptor, normalizePath, type Plugin } from 'vite';
import { brandCss, layoutAttributes, type Brand } from '../../libs/core/src/brand.ts';
import { LOCALES } from '../../libs/core/src/language.ts';
import { HOME_PATHS } from '../../libs/core/src/paths.ts';
import { inlineScript } from './inline-script.ts';
import { scriptJson } from './json-block.ts';
import { APPLE_ICON, brandIcons, FAVICON } from './brand-icons.ts';
import { oldBrowserTags } from './old-browser.ts';
import { workspaceRoot } from '../unit/root.ts';

/** A rule for one option of a brand's layout. */
const OPTION_RULE = /\[(data-[\w-]+)='([\w-]+)'\][^{}]*\{[^}]*\}/g;

/** Styles of the skeleton shown before the script runs in the brand's layout, without a layout shift afterwards. */
function skeletonCss(brand: Brand): string {
  const layout = layoutAttributes(brand);
  return readFileSync(`${workspaceRoot}/tools/vite/skeleton.css`, 'utf8')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(OPTION_RULE, (rule, name: string, value: string) =>
      layout[name] === value ? rule : '',
    );
}

/** Shown until the app renders; in a published page, only if its content is not used. */
const SKELETON =
  '<div class="sk-page" aria-hidden="true"><i class="sk-top"></i><i class="sk-hero"></i><i class="sk-bal"></i><i class="sk-row"></i><i class="sk-tiles"></i></div>';

/** The script of the page's head (`page-start.js`), with the brand's data for it. */
function pageStart(brand: Brand): string {
  const { merchant, merchantsByHost: byHost, languages, defaultLanguage: language } = brand;
  const data = JSON.stringify({ merchant, byHost, languages, language, home: HOME_PATHS });
  return inlineScript('page-start.js', `startPage(${data})`);
}

/** Namespaces of the first screen, with their library. */
const FIRST_LABELS = {
  common: 'i18n',
  shell: 'shell',
  categories: 'feature-kit',
  games: 'feature-games',
} as const;

/** Labels of the first screen in the brand's default language; other languages load as chunks. */
function pageLabels(brand: Brand): string {
  const language = brand.defaultLanguage;
  const read = (lib: string, namespace: string): unknown => {
    const file = `libs/${lib}/src/labels/${language.toLowerCase()}/${namespace}.json`;
    return JSON.parse(readFileSync(`${workspaceRoot}/${file}`, 'utf8'));
  };
  const catalogues = Object.entries(FIRST_LABELS).map(([namespace, lib]) => [
    namespace,
    read(lib, namespace),
  ]);
  return scriptJson({ language, catalogues: Object.fromEntries(catalogues) as unknown });
}

function headTags(brand: Brand): HtmlTagDescriptor[] {
  const meta = (name: string, content: string) => ({
    tag: 'meta',
    attrs: { name, content },
    injectTo: 'head-prepend' as const,
  });
  const link = (rel: string, href: string) => ({
    tag: 'link',
    attrs: { rel, href },
    injectTo: 'head-prepend' as const,
  });
  return [
    { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta('theme-color', brand.themeColor),
    { tag: 'title', children: brand.name, injectTo: 'head-prepend' },
    {
      tag: 'link',
      attrs: { rel: 'icon', type: 'image/svg+xml', href: `/${FAVICON}` },
      injectTo: 'head-prepend',
    },
    link('manifest', '/manifest.webmanifest'),
    link('apple-touch-icon', `/${APPLE_ICON}`),
    { tag: 'style', children: brandCss(brand) + skeletonCss(brand), injectTo: 'head-prepend' },
    { tag: 'script', children: pageStart(brand), injectTo: 'head-prepend' },
    ...oldBrowserTags(brand),
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'labels' },
      children: pageLabels(brand),
      injectTo: 'body',
    },
  ];
}

const brandJson = (brand: Brand) => JSON.stringify({ ...brand, tokens: {} });

/** Brand data for the page at run time, without the tokens, which are in its HTML. */
function runtimeBrand(brand: Brand): string {
  return `export default ${brandJson(brand)}`;
}

/**
 * Builds the brand's HTML page: language, layout, tokens, skeleton and first calls, from `brand.ts`. A change of
 * `brand.ts` restarts the dev server, because the configuration holds its values.
 */
export function brandHtml(brand: Brand): Plugin {
  const isBrandFile = (file: string) =>
    normalizePath(file).endsWith(`/apps/${brand.code}/brand/brand.ts`);
  return {
    name: 'lobby:brand-html',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const attributes = Object.entries({
          lang: LOCALES[brand.defaultLanguage].replace(/-u-.*/, ''),
          ...layoutAttributes(brand),
        })
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ');
        const page = html
          .replace('<html>', `<html ${attributes}>`)
          .replace('<div id="root"></div>', `<div id="root">${SKELETON}</div>`);
        return { html: page, tags: headTags(brand) };
      },
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (isBrandFile(file)) void server.restart();
      });
      for (const { name, type, make } of brandIcons(brand)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          Promise.resolve(make()).then((source) => {
            response.setHeader('Content-Type', type);
            response.end(source);
          }, next);
        });
      }
    },
    transform(_code, id) {
      return isBrandFile(id) ? runtimeBrand(brand) : undefined;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'brand.json', source: brandJson(brand) });
      for (const { name, make } of brandIcons(brand))
        this.emitFile({ type: 'asset', fileName: name, source: await make() });
    },
  };
}
