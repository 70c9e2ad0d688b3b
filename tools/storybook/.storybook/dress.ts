import { brandCss, layoutAttributes, LOCALES } from '@lobby/core';
import { storyBrand, storyLanguage } from '@lobby/testing/stage';

/** Applies brand, language and text size to the page, like an app. */
export function dress(globals: Record<string, unknown>): void {
  const brand = storyBrand(globals);
  const root = document.documentElement;
  for (const [name, value] of Object.entries(layoutAttributes(brand)))
    root.setAttribute(name, value);
  root.lang = LOCALES[storyLanguage(globals)];
  root.style.fontSize = `${String(globals['textSize'])}%`;
  let sheet = document.querySelector<HTMLStyleElement>('style[data-brand-tokens]');
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.dataset['brandTokens'] = '';
    document.head.append(sheet);
  }
  if (sheet.textContent !== brandCss(brand)) sheet.textContent = brandCss(brand);
}
