import { Hono } from 'hono';
import { toLanguage } from '../../brands/brands';
import { framedByBrands } from '../../brands/sites';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { CHAT_ASSETS, chatPage } from './chat-page';

const assets = assetTable({
  'shared/client': sharedAssets,
  'chat/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

/** `GET /chat/` and its assets. The chat's calls are in src/chat. */
export const chatPages = new Hono()
  .get('/chat', (c) => c.redirect(`/chat/${new URL(c.req.url).search}`))
  .get('/chat/', pageHeaders({ framedBy: framedByBrands }), (c) =>
    c.html(chatPage(toLanguage(c.req.query('lang')) ?? 'EN')),
  )
  .use(`${CHAT_ASSETS}/*`, pageHeaders())
  .route(CHAT_ASSETS, assetRoutes(assets));
