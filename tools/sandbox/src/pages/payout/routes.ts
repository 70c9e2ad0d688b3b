import { Hono } from 'hono';
import { html } from 'hono/html';

const MD5 = /^[\da-f]{32}$/;

/**
 * Plays the third party that verifies bank cards for payouts (D1 §7): shows the user and whether the link is
 * complete. The hash is not a secret and is not stored.
 */
export const payoutPages = new Hono().get('/play/payout', (c) => {
  const user = c.req.query('userId') ?? '';
  const fits = user !== '' && MD5.test(c.req.query('hash') ?? '');
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
          <p>${fits ? `The link is for the user ${user}.` : 'This link is not complete.'}</p>
          <p>This page plays a third party. Nothing is stored here.</p>
        </body>
      </html>`,
    fits ? 200 : 400,
  );
});
