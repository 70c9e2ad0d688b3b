import { readFileSync } from 'node:fs';
import type { Language } from '../../libs/core/src/language.ts';
import { workspaceRoot } from '../unit/root.ts';

/** Texts of a page whose app does not start: its labels may be missing. */
const TEXTS: Record<Language, string> = {
  VI: 'Trang chưa tải xong. Hãy kiểm tra mạng.',
  EN: 'This page hasn’t finished loading. Check your network.',
  CN: '页面未能完全加载。请检查网络。',
  TW: '頁面未能完整載入。請檢查網路。',
  JA: 'ページの読み込みが完了していません。接続を確認してください。',
  TH: 'หน้านี้ยังโหลดไม่เสร็จ กรุณาตรวจสอบเครือข่าย',
  PT: 'A página não terminou de carregar. Verifique a rede.',
};

function againIn(language: Language): string {
  const file = `libs/i18n/src/labels/${language.toLowerCase()}/common.json`;
  const labels = JSON.parse(readFileSync(`${workspaceRoot}/${file}`, 'utf8')) as object;
  const again = new Map(Object.entries(labels)).get('action.retry') as unknown;
  if (typeof again !== 'string') throw new Error(`${file} has no action.retry`);
  return again;
}

/** Returns the text and the link's text, by language. */
export const lateTexts = (languages: readonly Language[]) =>
  Object.fromEntries(languages.map((one) => [one, [TEXTS[one], againIn(one)] as const]));
