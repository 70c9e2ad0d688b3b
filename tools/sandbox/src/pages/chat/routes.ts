import { Hono } from 'hono';
import { BRAND_CODES, toLanguage } from '../../brands/brands';
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

/** Pages of the brands may embed a chat, on any port. */
const FRAMED_BY = [
  ...BRAND_CODES.map((code) => `http://${code}.localhost:*`),
  'http://localhost:*',
  'http://127.0.0.1:*',
].join(' ');

/** `GET /chat/` and its assets. The chat's calls are in src/chat. */
export const chatPages = new Hono()
  .get('/chat', (c) => c.redirect(`/chat/${new URL(c.req.url).search}`))
  .get('/chat/', pageHeaders({ framedBy: FRAMED_BY }), (c) =>
    c.html(chatPage(toLanguage(c.req.query('lang')) ?? 'EN')),
  )
  .use(`${CHAT_ASSETS}/*`, pageHeaders())
  .route(CHAT_ASSETS, assetRoutes(assets));
