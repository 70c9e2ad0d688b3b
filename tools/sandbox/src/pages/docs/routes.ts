import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openApiRoutes } from '../openapi/routes';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { docsPage } from './docs-page';
import { scalarScript } from './scalar';

const assets = assetTable({
  'shared/client': sharedAssets,
  'docs/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

/** `GET /docs`, its assets, and `GET /openapi.json`. */
export const docsPages = new Hono()
  .use('/docs/*', pageHeaders({ inlineStyles: true }))
  .get('/docs', (c) => c.html(docsPage()))
  .get('/docs/assets/scalar.js', compress(), async (c) =>
    c.body(await scalarScript(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  .route('/docs/assets', assetRoutes(assets))
  .route('/', openApiRoutes);
