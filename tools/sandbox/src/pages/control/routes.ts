import { Hono } from 'hono';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { CONTROL_ASSETS, controlPage } from './control-page';
import { enterPage, entrancePath } from './enter-page';

const assets = assetTable({
  'shared/client': sharedAssets,
  'control/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

/** `GET /__sandbox`, the entrance page of a brand's host, and their assets. */
export const controlPages = new Hono()
  .get('/__sandbox', pageHeaders(), (c) => c.html(controlPage()))
  .get('/__sandbox/', (c) => c.redirect('/__sandbox'))
  .get('/__sandbox/enter', pageHeaders(), (c) => {
    const { hostname } = new URL(c.req.url);
    const user = c.req.query('user') ?? '';
    const brand = c.req.query('brand') ?? hostname.split('.')[0] ?? '';
    const state = c.req.query('state') ?? '';
    const to = c.req.query('to');
    const path = state !== '' && to === undefined ? '' : entrancePath(to);
    return c.html(enterPage({ user, brand, to: path, state }));
  })
  .use(`${CONTROL_ASSETS}/*`, pageHeaders())
  .route(CONTROL_ASSETS, assetRoutes(assets));
