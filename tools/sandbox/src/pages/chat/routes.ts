import { Hono } from 'hono';
import { toLanguage } from '../../brands/brands';
import { framedByBrands } from '../../brands/sites';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { CHAT_ASSETS, chatPage } from './chat-page';
import { roomPage } from './room-page';

const assets = assetTable({
  'shared/client': sharedAssets,
  'chat/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

/** Pages by path; each has a token and a language in its URL. */
const PAGES = { '/chat': chatPage, '/chat/room': roomPage } as const;

/** Pages of chats and hosts' rooms, and their assets. Their calls are in src/chat. */
export const chatPages = new Hono();

for (const [path, page] of Object.entries(PAGES)) {
  chatPages
    .get(path, (c) => c.redirect(`${path}/${new URL(c.req.url).search}`))
    .get(`${path}/`, pageHeaders({ framedBy: framedByBrands }), (c) =>
      c.html(page(toLanguage(c.req.query('lang')) ?? 'EN')),
    );
}

chatPages.use(`${CHAT_ASSETS}/*`, pageHeaders()).route(CHAT_ASSETS, assetRoutes(assets));
