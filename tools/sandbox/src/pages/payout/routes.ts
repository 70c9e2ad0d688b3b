import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Language, toLanguage } from '../../brands/brands';
import { GAME_LOCALES } from '../game/words';
import { PAYOUT_WORDS } from './words.data';

const MD5 = /^[\da-f]{32}$/;

/** First language of the browser, because the documented link has none. */
function languageOf(accepted = ''): Language {
  const tag = accepted.split(/[,;]/)[0] ?? '';
  return toLanguage(/^zh/i.test(tag) ? tag : tag.slice(0, 2)) ?? 'EN';
}

/**
 * Emulates the third party that verifies bank cards for payouts (D1 §7): shows the user and whether the link is
 * complete. The hash is not a secret and is not stored.
 */
export const payoutPages = new Hono().get('/play/payout', (c) => {
  const user = c.req.query('userId') ?? '';
  const fits = user !== '' && MD5.test(c.req.query('hash') ?? '');
  const language = languageOf(c.req.header('accept-language'));
  const { title, complete, incomplete, demonstration } = PAYOUT_WORDS[language];
  return c.html(
    html`<!doctype html>
      <html lang="${GAME_LOCALES[language]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
        </head>
        <body>
          <h1>${title}</h1>
          <p>${fits ? complete.replace('{user}', () => user) : incomplete}</p>
          <p>${demonstration}</p>
        </body>
      </html>`,
    fits ? 200 : 400,
  );
});
