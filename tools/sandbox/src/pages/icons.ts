import { Hono } from 'hono';
import type { Db } from '../database/db';
import { uploadedIcon } from '../uploads/uploads';

const symbols = import.meta.glob<string>('./game/symbols/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  // Prevents script in a directly opened image.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Head icons: predefined and uploaded ones. */
export function iconRoutes(db: Db): Hono {
  return new Hono()
    .get('/cdn/icon/:file', (c, next) => {
      const drawing = symbols[`./game/symbols/${c.req.param('file')}`];
      if (drawing === undefined) return next();
      return c.body(drawing, 200, { ...HEADERS, 'content-type': 'image/svg+xml; charset=utf-8' });
    })
    .get('/cdn/upload/:id', (c, next) => {
      const icon = uploadedIcon(db, c.req.param('id'));
      if (icon === undefined) return next();
      return c.body(new Uint8Array(icon.bytes), 200, { ...HEADERS, 'content-type': icon.type });
    });
}
