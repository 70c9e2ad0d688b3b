// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatHeader, talk } from '../chat-page';
import { TALK_WORDS } from '../talk-words.data';

const answer = vi.fn<typeof fetch>();
const sent = () => answer.mock.calls.filter(([path]) => path === '/chat/api/message');

beforeEach(async () => {
  // The chat has ended: it polls once.
  answer.mockImplementation(async () =>
    Response.json({ errorCode: 'login.not.session' }, { status: 401 }),
  );
  vi.stubGlobal('fetch', answer);
  document.documentElement.lang = 'en';
  document.body.innerHTML = String(chatHeader('EN', 'Chat')) + String(talk('EN'));
  const { startTalk } = await import('./talk.js');
  startTalk({
    words: TALK_WORDS.EN,
    nameOf: () => '',
    show: () => undefined,
    closed: () => '',
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['in Chrome', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])(
  'Enter that confirms a composition %s sends nothing, the next one the message',
  (_, confirming) => {
    const field = document.querySelector('textarea');
    if (field) field.value = 'こんにちは';
    const enter = (init: KeyboardEventInit) =>
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...init }));
    enter(confirming);
    expect(sent()).toEqual([]);
    enter({});
    expect(sent()).toHaveLength(1);
    answer.mockClear();
  },
);
