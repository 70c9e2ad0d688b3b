import { Hono } from 'hono';
import type { Sandboxed } from '../calls/core';
import { uploadedImage } from '../uploads/uploads';

const symbols = import.meta.glob<string>('./game/symbols/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const SAFE = {
  'x-content-type-options': 'nosniff',
  // Prevents script in a directly opened image.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const HEADERS = {
  ...SAFE,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
};

/** An image that only its owner may see. */
const PRIVATE = {
  ...SAFE,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

/** Head icons, predefined and uploaded ones, and other uploads for their owner. */
export function uploadRoutes({ db, now }: Pick<Sandboxed, 'db' | 'now'>): Hono {
  return new Hono()
    .get('/cdn/icon/:file', (c, next) => {
      const drawing = symbols[`./game/symbols/${c.req.param('file')}`];
      if (drawing === undefined) return next();
      return c.body(drawing, 200, { ...HEADERS, 'content-type': 'image/svg+xml; charset=utf-8' });
    })
    .get('/cdn/upload/:id', (c, next) => {
      const asked = { id: c.req.param('id'), sealed: c.req.query('seal') ?? '' };
      const image = uploadedImage(db, asked, now());
      if (image === undefined) return next();
      const headers = image.open ? HEADERS : PRIVATE;
      return c.body(new Uint8Array(image.bytes), 200, { ...headers, 'content-type': image.type });
    });
}
