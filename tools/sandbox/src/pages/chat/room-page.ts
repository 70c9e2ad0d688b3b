import { html } from 'hono/html';
import type { Language } from '../../brands/brands';
import { GAME_LOCALES } from '../game/words';
import { type Markup, page, pageData } from '../shared/page';
import { CHAT_ASSETS, chatHeader, talk } from './chat-page';
import { ROOM_WORDS } from './room-words.data';
import { scenes } from './scene';
import { TALK_WORDS } from './talk-words.data';

/** Page of a host's room in one language: an animated scene, and a shared chat. */
export function roomPage(language: Language): Markup {
  const words = ROOM_WORDS[language];
  return page({
    title: words.room,
    lang: GAME_LOCALES[language],
    styles: [
      `${CHAT_ASSETS}/shared/client/base.css`,
      `${CHAT_ASSETS}/chat/client/chat.css`,
      `${CHAT_ASSETS}/chat/client/room.css`,
      `${CHAT_ASSETS}/chat/client/scene.css`,
    ],
    scripts: [`${CHAT_ASSETS}/chat/client/room.js`],
    head: pageData('words', { ...TALK_WORDS[language], ...words }),
    body: html`<body class="chat room">
      ${chatHeader(language, words.room, html`<p id="watching"></p>`)}
      <div class="stage" id="stage">
        <img id="host" alt="" hidden />
        <div role="img" aria-label="${words.loop}">${scenes()}</div>
        <p id="game"></p>
        <button type="button" id="motion" hidden>${words.pause}</button>
      </div>
      <p class="notice">${words.demonstration}</p>
      ${talk(language)}
    </body>`,
  });
}
