import { contract } from '@lobby/api-client/contract';
import { Hono } from 'hono';
import { knownExamples } from '../openapi/known-examples';
import { openApiRoutes } from '../openapi/routes';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { docsPage } from './docs-page';

const assets = assetTable({
  'shared/client': sharedAssets,
  'docs/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

/** Cached: the contract is constant at run time. */
let text: Promise<string> | undefined;

/** `GET /docs`, its assets, and `GET /openapi.json`. */
export const docsPages = new Hono()
  .use('/docs/*', pageHeaders())
  .get('/docs', async (c) => {
    text ??= Promise.resolve(docsPage(contract, knownExamples)).then(String);
    return c.html(await text);
  })
  .route('/docs/assets', assetRoutes(assets))
  .route('/', openApiRoutes);
