import { Hono } from 'hono';
import type { Sandboxed } from '../calls/core';
import { ownImageAt } from '../uploads/own-images';
import { storedImage } from '../uploads/uploads';
import type { Image } from '../uploads/reencode';

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
  // Blocks scripts in a directly opened image.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Headers of an uploaded icon, a member's portrait: no cache that others share keeps it, nor does the worker. */
const ICON_HEADERS = { ...HEADERS, 'cache-control': 'private, max-age=86400' };

/** Headers of an upload, for its owner only. */
const OWN_HEADERS = {
  ...HEADERS,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

const sent = ({ type, bytes }: Image, headers: Record<string, string>) =>
  new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': type } });

/** Serves head icons, predefined and uploaded, and other uploads at their owner's URL. */
export function iconRoutes(core: Sandboxed): Hono {
  return new Hono()
    .get('/cdn/icon/:file', (c, next) => {
      const drawing = symbols[`./game/symbols/${c.req.param('file')}`];
      if (drawing === undefined) return next();
      return c.body(drawing, 200, { ...HEADERS, 'content-type': 'image/svg+xml; charset=utf-8' });
    })
    .get('/cdn/upload/:id', async (c, next) => {
      const icon = storedImage(core.db, c.req.param('id'), 'ICON');
      return icon === undefined ? next() : sent(icon, ICON_HEADERS);
    })
    .get('/cdn/upload/:id/:mark', async (c, next) => {
      const image = ownImageAt(core.db, c.req.param(), core.now());
      return image === undefined ? next() : sent(image, OWN_HEADERS);
    });
}
