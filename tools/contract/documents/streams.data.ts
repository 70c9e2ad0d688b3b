import { ANY, facts, FLAG, maybe, NUMBER, only, takes, TEXT } from './row';

const MODULE = { ModuleId: only('CBS3') };

/** D2 §3. */
const HOST = {
  id: ANY,
  active: FLAG,
  background: TEXT,
  cover: TEXT,
  gameName: TEXT,
  roomType: only('normal', 'vip', 'private'),
  name: TEXT,
  totalWatchedCount: NUMBER,
};

export const STREAMS = [
  ...facts('streams.models', 'D2 §7', {
    header: MODULE,
    input: {
      active: maybe(takes(1)),
      streaming: maybe(takes(1)),
      name: maybe(TEXT),
      type: maybe(only('hot', 'promo')),
    },
  }),
  ...facts('streams.models', 'D2 §3', {
    output: Object.fromEntries(Object.entries(HOST).map(([name, of]) => [`*.${name}`, of])),
  }),
  ...facts('streams.unreadCount', 'D1 §7', { output: { unReadCount: NUMBER } }),
  ...facts('streams.launchChat', 'D1 §7', {
    header: MODULE,
    input: {
      b2c: maybe(takes(1)),
      title: maybe(TEXT),
      backUrl: maybe(TEXT),
      language: TEXT,
      headerColor: maybe(TEXT),
    },
    output: { chatUrl: TEXT, message: ANY },
  }),
  ...facts('streams.launchChat', 'D2 §7', {
    input: {
      template: maybe(takes('v2')),
      modelId: maybe(TEXT),
      lbg: maybe(TEXT),
      backHome: maybe(takes(1)),
    },
  }),
];
