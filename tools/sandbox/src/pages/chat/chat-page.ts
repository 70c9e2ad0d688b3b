import { html } from 'hono/html';
import type { Language } from '../../brands/brands';
import { GAME_LOCALES } from '../game/words';
import { type Markup, page, pageData } from '../shared/page';
import { TALK_WORDS } from './talk-words.data';
import { CHAT_WORDS } from './words.data';

/** Base path of the assets of both chat pages. */
export const CHAT_ASSETS = '/chat/assets';

/** Header of a chat: leave link and title. */
export const chatHeader = (language: Language, title: string, beside: Markup = html``) =>
  html`<header id="header">
    <a id="leave" hidden>${TALK_WORDS[language].leave}</a>
    <h1 id="title">${title}</h1>
    ${beside}
  </header>`;

/** Messages, chat status, and the input field. */
export function talk(language: Language): Markup {
  const words = TALK_WORDS[language];
  return html`<main>
      <div id="log" role="log" tabindex="0" aria-label="${words.messages}">
        <ol id="messages"></ol>
      </div>
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
    </form>`;
}

/** Customer service chat page in one language. Loads its content with the token in its URL. */
export function chatPage(language: Language): Markup {
  const words = CHAT_WORDS[language];
  return page({
    title: words.service,
    lang: GAME_LOCALES[language],
    styles: [`${CHAT_ASSETS}/shared/client/base.css`, `${CHAT_ASSETS}/chat/client/chat.css`],
    scripts: [`${CHAT_ASSETS}/chat/client/chat.js`],
    head: pageData('words', { ...TALK_WORDS[language], ...words }),
    body: html`<body class="chat">
      ${chatHeader(language, words.service)}
      <p class="notice">${words.demonstration}</p>
      ${talk(language)}
    </body>`,
  });
}
