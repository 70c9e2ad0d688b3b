import { Hono } from 'hono';
import { downloadFile } from './download-files';
import type { PictureSource } from './picture-source';

const HEADERS = {
  // Immutable: node and banner ids are never reused.
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const MISSING = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Serves pictures and download files on every host. */
export function cdnRoutes(pictures: PictureSource | undefined): Hono {
  const app = new Hono();
  app.get('/cdn/*', async (c) => {
    const key = c.req.path.slice('/cdn/'.length);
    const picture =
      (await downloadFile(key, new URL(c.req.url).origin)) ??
      (await pictures?.get(key, c.req.header('accept') ?? ''));
    if (picture === undefined) return new Response(null, { status: 404, headers: MISSING });
    const negotiated = /\.\w+$/.test(key) ? {} : { vary: 'accept' };
    return new Response(new Uint8Array(picture.file), {
      headers: { ...HEADERS, ...negotiated, 'content-type': picture.type },
    });
  });
  return app;
}
