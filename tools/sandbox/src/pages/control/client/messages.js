// @ts-check
import { byId, cell, el, fillRows } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { renew } from './renew.js';
import { clockTime } from './status.js';

const RENEW_MS = 3000;

/** @typedef {{ code: string, purpose: string, sentAt: number, expiresAt: number, mobileNum?: string }} Sms */
/** @typedef {{ answer: string, issuedAt: number }} Captcha */

/** @type {HTMLInputElement} */
const number = byId('sms-number');
/** @type {HTMLTableSectionElement} */
const smsRows = byId('sms-rows');
/** @type {HTMLTableSectionElement} */
const captchaRows = byId('captcha-rows');

async function read() {
  const only = number.value.trim();
  const query = only ? `?${new URLSearchParams({ mobileNum: only })}` : '';
  const [sms, captchas] = await Promise.all([
    callJson('GET', `/__sandbox/sms${query}`),
    callJson('GET', '/__sandbox/captcha'),
  ]);
  fillRows(
    smsRows,
    /** @type {Sms[]} */ (sms)
      .slice(0, 12)
      .map(({ code, purpose, sentAt, expiresAt, mobileNum }) =>
        el(
          'tr',
          {},
          cell('Code', el('strong', { class: 'mono' }, code)),
          cell('Number', mobileNum ?? only),
          cell('For', purpose),
          cell('Sent', clockTime(sentAt)),
          cell('Until', clockTime(expiresAt)),
        ),
      ),
    'No codes yet.',
  );
  fillRows(
    captchaRows,
    /** @type {Captcha[]} */ (captchas)
      .slice(0, 8)
      .map(({ answer, issuedAt }) =>
        el(
          'tr',
          {},
          cell('Answer', el('strong', { class: 'mono' }, answer)),
          cell('Drawn', clockTime(issuedAt)),
        ),
      ),
    'No captchas yet.',
  );
}

/** Polls codes and captcha answers. */
export function startMessages() {
  const once = renew('messages', RENEW_MS, read);
  number.addEventListener('input', () => void once());
}
