import { Hono } from 'hono';
import type { Db } from '../database/db';
import { uploadedIcon, uploadedImage } from '../uploads/uploads';

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

/** Every upload, for whoever may control the sandbox. */
export const uploadRoutes = (db: Db): Hono =>
  new Hono().get('/__sandbox/uploads/:id', (c, next) => {
    const image = uploadedImage(db, c.req.param('id'));
    if (image === undefined) return next();
    const { 'content-security-policy': policy, 'x-content-type-options': nosniff } = HEADERS;
    return c.body(new Uint8Array(image.bytes), 200, {
      'content-security-policy': policy,
      'x-content-type-options': nosniff,
      'cache-control': 'no-store',
      'content-type': image.type,
    });
  });

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
