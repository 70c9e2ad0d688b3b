import { html } from 'hono/html';
import type { Language } from '../../brands/brands';
import { page, pageData, type Markup } from '../shared/page';
import { GAME_LOCALES, gameWords, type GameWords } from './words';

/** Base path of the game's assets. */
export const GAME_ASSETS = '/play/assets';

const turn = html`<svg
  viewBox="0 0 24 24"
  width="38"
  height="38"
  aria-hidden="true"
  focusable="false"
>
  <path
    d="M3 12a9 9 0 0 1 15.4-6.4L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.4 6.4L3 16M3 21v-5h5"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

const arrow = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path
    d="m15 5-7 7 7 7"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

function oddsDialog(words: GameWords): Markup {
  return html`<dialog id="odds" aria-labelledby="odds-title">
    <h2 id="odds-title">${words.playMoneyOdds}</h2>
    <p>${words.oddsAbout}</p>
    <table id="odds-table">
      <thead>
        <tr>
          <th scope="col">${words.pays}</th>
          <th scope="col" colspan="2">${words.chance}</th>
        </tr>
      </thead>
    </table>
    <p class="return"><span>${words.returnToPlayer}</span> <strong id="return-rate"></strong></p>
    <p id="return-about"></p>
    <form method="dialog"><button class="wide-button">${words.close}</button></form>
  </dialog>`;
}

function table(words: GameWords): Markup {
  return html`<main id="table" class="table">
    <h1 id="title" tabindex="-1">${words.loading}</h1>
    <p class="kind" id="kind"></p>
    <div class="frame">
      <div class="marquee"><img id="picture" alt="" hidden /></div>
      <div class="stage" id="stage" role="group" aria-label="${words.loading}"></div>
    </div>
    <p class="result" id="result" role="status"></p>
    <button type="button" class="odds-button" id="odds-open" disabled>
      ${words.playMoneyOdds}
    </button>
    <form class="controls" id="controls">
      <fieldset class="picks" id="picks" hidden>
        <legend id="picks-legend"></legend>
        <div id="pick-list"></div>
      </fieldset>
      <div class="box">
        <label for="stake">${words.stake}</label>
        <select id="stake" disabled></select>
      </div>
      <button class="play" id="play" aria-label="${words.play}" disabled>${turn}</button>
      <div class="box">
        <span id="balance-label">${words.balance}</span>
        <b id="balance">-</b>
      </div>
    </form>
  </main>`;
}

/** Page of the demonstration game in one language. Loads its state with the token of its URL. */
export function gamePage(language: Language): Markup {
  const words = gameWords(language);
  return page({
    title: words.playMoneyOdds,
    lang: GAME_LOCALES[language],
    styles: ['game', 'parts', 'kinds', 'picks'].map(
      (name) => `${GAME_ASSETS}/game/client/${name}.css`,
    ),
    scripts: [`${GAME_ASSETS}/game/client/game.js`],
    head: pageData('words', words),
    body: html`<body>
      <div class="backdrop"></div>
      <a class="back" id="back" hidden>${arrow}${words.back}</a>
      ${table(words)}
      <main id="lobby" class="table" hidden>
        <h1 id="lobby-vendor"></h1>
        <p class="kind">${words.lobby}</p>
        <ul class="lobby-games" id="lobby-games"></ul>
      </main>
      <main id="notice" class="notice" hidden>
        <h1 id="notice-title" tabindex="-1"></h1>
        <p id="notice-text"></p>
        <button type="button" class="wide-button" id="notice-again" hidden>
          ${words.tryAgain}
        </button>
      </main>
      ${oddsDialog(words)}
    </body>`,
  });
}
