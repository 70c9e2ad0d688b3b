import { Hono } from 'hono';
import { toLanguage } from '../../brands/brands';
import { framedByBrands } from '../../brands/sites';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { GAME_ASSETS, gamePage } from './game-page';

const assets = assetTable({
  'shared/client': sharedAssets,
  'game/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  'game/symbols': import.meta.glob<string>('./symbols/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

/** `GET /play/` and its assets. The game's calls are in src/play. */
export const gamePages = new Hono()
  .get('/play', (c) => c.redirect(`/play/${new URL(c.req.url).search}`))
  .get('/play/', pageHeaders({ framedBy: framedByBrands }), (c) =>
    c.html(gamePage(toLanguage(c.req.query('lang')) ?? 'EN')),
  )
  .use(`${GAME_ASSETS}/*`, pageHeaders())
  .route(GAME_ASSETS, assetRoutes(assets));
