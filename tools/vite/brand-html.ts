import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brandCss, layoutAttributes, type Brand } from '../../libs/core/src/brand.ts';
import { LOCALES } from '../../libs/core/src/language.ts';
import { HOME_PATHS } from '../../libs/core/src/paths.ts';
import { APPLE_ICON, brandIcons } from './brand-icons.ts';
import { workspaceRoot } from '../unit/root.ts';

/** Styles of the skeleton shown before the script runs, without a layout shift afterwards. */
const skeletonCss = () =>
  readFileSync(`${workspaceRoot}/tools/vite/skeleton.css`, 'utf8').replaceAll(/\s*\n\s*/g, '');

const SKELETON =
  '<div id="root"><div class="sk-page" aria-hidden="true"><i class="sk-top"></i><i class="sk-hero"></i><i class="sk-bal"></i><i class="sk-row"></i><i class="sk-tiles"></i></div></div>';

/**
 * Starts the first calls in parallel to the script. Keys must equal the transport's URLs; unused ones are
 * dropped.
 */
function earlyCalls(brand: Brand): string {
  const data = JSON.stringify({
    merchant: brand.merchant,
    byHost: brand.merchantsByHost,
    languages: brand.languages,
    language: brand.defaultLanguage,
    home: HOME_PATHS,
  });
  return `(function(b){var l=b.language;try{var s=JSON.parse(localStorage.getItem('SHELL_language'));if(b.languages.includes(s))l=s}catch(e){}var m=b.byHost[location.hostname]||b.merchant;var u=['/wps/system/status'];if(b.home.includes(location.pathname))u.push('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language='+l+'&platform=html5&merchantCode='+m);var e=window.lobbyEarly={};u.forEach(function(p,i){var r=fetch(p,{headers:{Accept:'application/json',ModuleId:i?'GAMELOHOT3':'COMM3',Merchant:m,Language:l}});r.catch(function(){});e[p]=r});document.documentElement.dataset.language=l})(${data})`;
}

/** Namespaces of the first screen, with their library. */
const FIRST_LABELS = { common: 'i18n', shell: 'shell', games: 'feature-games' } as const;

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
  const json = JSON.stringify({ language, catalogues: Object.fromEntries(catalogues) as unknown });
  return json.replaceAll('<', '\\u003c');
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
    meta('description', brand.tagline[brand.defaultLanguage]),
    { tag: 'title', children: brand.name, injectTo: 'head-prepend' },
    {
      tag: 'link',
      attrs: { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      injectTo: 'head-prepend',
    },
    link('manifest', '/manifest.webmanifest'),
    link('apple-touch-icon', `/${APPLE_ICON}`),
    { tag: 'style', children: brandCss(brand) + skeletonCss(), injectTo: 'head-prepend' },
    { tag: 'script', children: earlyCalls(brand), injectTo: 'head-prepend' },
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'labels' },
      children: pageLabels(brand),
      injectTo: 'body',
    },
  ];
}

/** Brand data for the page at run time, without the tokens, which are in its HTML. */
function runtimeBrand(brand: Brand): string {
  return `export default ${JSON.stringify({ ...brand, tokens: {} })}`;
}

/** Builds the brand's HTML page: language, layout, tokens, skeleton and first calls, from `brand.ts`. */
export function brandHtml(brand: Brand): Plugin {
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
          .replace('<div id="root"></div>', SKELETON);
        return { html: page, tags: headTags(brand) };
      },
    },
    configureServer(server) {
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
      return id.endsWith(`/apps/${brand.code}/brand/brand.ts`) ? runtimeBrand(brand) : undefined;
    },
    async generateBundle() {
      for (const { name, make } of brandIcons(brand))
        this.emitFile({ type: 'asset', fileName: name, source: await make() });
    },
  };
}
