import type { HtmlTagDescriptor } from 'vite';
import type { Brand } from '../../libs/core/src/brand.ts';
import { LOCALES, type Language } from '../../libs/core/src/language.ts';

/** The oldest browsers that the build is for: Vite's target `baseline-widely-available`. */
const OLDEST = 'Chrome 111, Safari 16.4 (iOS 16.4), Firefox 114';

const TEXTS: Record<Language, string> = {
  VI: `Trang này cần JavaScript và trình duyệt từ ${OLDEST} trở lên. Vui lòng cập nhật trình duyệt.`,
  EN: `This site needs JavaScript and at least ${OLDEST}. Please update your browser.`,
  CN: `本网站需要启用 JavaScript，并使用 ${OLDEST} 或更高版本。请更新浏览器。`,
  TW: `本網站需要啟用 JavaScript，並使用 ${OLDEST} 或更新版本。請更新瀏覽器。`,
  JA: `このサイトにはJavaScriptと${OLDEST}以降のブラウザが必要です。ブラウザを更新してください。`,
  TH: `เว็บไซต์นี้ต้องเปิดใช้ JavaScript และใช้เบราว์เซอร์ ${OLDEST} ขึ้นไป กรุณาอัปเดตเบราว์เซอร์`,
  PT: `Este site precisa de JavaScript e, no mínimo, de ${OLDEST}. Atualize seu navegador.`,
};

/**
 * Shows the text of `<noscript>` in a browser older than the build's target, which may not even parse the other scripts;
 * so this one is written for browsers of 2012. `color-mix` is as old as Chrome 111 and Firefox 113, a lookbehind as
 * Safari 16.4.
 */
const SCRIPT = `(function(){try{if(CSS.supports('color','color-mix(in srgb,red,red)')){new RegExp('(?<=a)b');return}}catch(e){}document.addEventListener('DOMContentLoaded',function(){var p=document.createElement('p');p.className='sk-old';p.textContent=document.querySelector('noscript').textContent.replace(/<[^>]*>/g,' ');document.body.appendChild(p)})})()`;

/** Tags that tell users without scripts, or with an outdated browser, what the site needs. */
export function oldBrowserTags({ defaultLanguage }: Brand): HtmlTagDescriptor[] {
  const languages = [...new Set<Language>([defaultLanguage, 'EN'])];
  const text = (language: Language) =>
    `<span lang="${LOCALES[language].replace(/-u-.*/, '')}">${TEXTS[language]}</span>`;
  return [
    { tag: 'script', children: SCRIPT, injectTo: 'head-prepend' },
    {
      tag: 'noscript',
      children: `<p class="sk-old">${languages.map(text).join(' ')}</p>`,
      injectTo: 'body',
    },
  ];
}
