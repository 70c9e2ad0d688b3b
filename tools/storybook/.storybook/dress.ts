import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { brandCss, isLanguage, layoutAttributes, LOCALES } from '@lobby/core';

declare global {
  /** The brand a test run looks at, whatever the toolbar says. */
  var lobbyStoryBrand: string | undefined;
}

const BRANDS = [aurora, jade, ember];

/** Puts a brand, a language and a text size on the page the way an app does. */
export function dress(globals: Record<string, unknown>): void {
  const wanted = globalThis.lobbyStoryBrand ?? globals['brand'];
  const brand = BRANDS.find(({ code }) => code === wanted) ?? aurora;
  const root = document.documentElement;
  for (const [name, value] of Object.entries(layoutAttributes(brand)))
    root.setAttribute(name, value);
  root.lang = isLanguage(globals['language']) ? LOCALES[globals['language']] : 'vi';
  root.style.fontSize = `${String(globals['textSize'])}%`;
  let sheet = document.querySelector<HTMLStyleElement>('style[data-brand-tokens]');
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.dataset['brandTokens'] = '';
    document.head.append(sheet);
  }
  if (sheet.textContent !== brandCss(brand)) sheet.textContent = brandCss(brand);
}
