import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * Plays the third party that verifies bank cards for payouts (D1 §7): shows the account and whether the hash
 * is valid. The hash is not a secret and is not stored.
 */
export const payoutPages = new Hono().get('/play/payout', (c) => {
  const account = c.req.query('userId') ?? '';
  const fits = account !== '' && c.req.query('hash') === md5(account);
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Payout verification, sandbox</title>
        </head>
        <body>
          <h1>Payout verification</h1>
          <p>${fits ? `The link is for the account ${account}.` : 'This link is not complete.'}</p>
          <p>This page plays a third party. Nothing is stored here.</p>
        </body>
      </html>`,
    fits ? 200 : 400,
  );
});
