// @ts-check
import { pageData } from '../../shared/client/dom.js';
import { startTalk } from './talk.js';

const words =
  /** @type {import('../words.data').ChatWords & import('../talk-words.data').TalkWords} */ (
    pageData('words')
  );

startTalk({
  words,
  nameOf: ({ by }) => (by === 'operator' ? words.operator : words.automatic),
  show: () => {},
  closed: () => words.ended,
});
