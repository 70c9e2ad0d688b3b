import { html } from 'hono/html';
import type { Language } from '../../brands/brands';
import { GAME_LOCALES } from '../game/words';
import { type Markup, page, pageData } from '../shared/page';
import { CHAT_WORDS } from './words.data';

/** Base path of the chat's assets. */
export const CHAT_ASSETS = '/chat/assets';

/** Page of the demonstration chat in one language. Loads its content with the token of its URL. */
export function chatPage(language: Language): Markup {
  const words = CHAT_WORDS[language];
  return page({
    title: words.service,
    lang: GAME_LOCALES[language],
    styles: [`${CHAT_ASSETS}/shared/client/base.css`, `${CHAT_ASSETS}/chat/client/chat.css`],
    scripts: [`${CHAT_ASSETS}/chat/client/chat.js`],
    head: pageData('words', words),
    body: html`<body class="chat">
      <header id="header">
        <a id="leave" hidden>${words.leave}</a>
        <h1 id="title">${words.service}</h1>
      </header>
      <p class="notice">${words.demonstration}</p>
      <main>
        <ol id="messages" role="log" aria-label="${words.messages}"></ol>
        <p id="state" role="status">${words.loading}</p>
        <button type="button" id="again" hidden>${words.tryAgain}</button>
      </main>
      <form id="form">
        <label for="text" class="visually-hidden">${words.message}</label>
        <textarea
          id="text"
          rows="1"
          maxlength="500"
          placeholder="${words.message}"
          required
          disabled
        ></textarea>
        <button id="send" disabled>${words.send}</button>
      </form>
    </body>`,
  });
}
