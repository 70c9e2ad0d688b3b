import { BRAND_CODES, brandOf, LANGUAGES } from '../brands/brands';
import { OWNERS } from './histories';
import { INBOX, type SeededMessage } from './inbox.data';
import { DAY_MS, type SeedPlan } from './plan';
import type { Rows } from './columns.data';
import { storedText } from './text';
import type { Value } from '../database/db';

const HOUR_MS = 3_600_000;
/** Messages per account in a small seed, two of them unread. */
const FEW = 3;

const played = () => OWNERS.filter(({ account }) => account.history === true);

function messages(list: readonly SeededMessage[], plan: SeedPlan): Value[][] {
  const texts = new Map(
    BRAND_CODES.map((brand) => [
      brand,
      list.map(({ text }) => storedText(text, brandOf(brand).name, LANGUAGES)),
    ]),
  );
  return played().flatMap(({ userId, brand }) =>
    list.map(({ daysAgo, read }, i): Value[] => {
      const at = plan.today - daysAgo * DAY_MS + 4 * HOUR_MS;
      return [userId, at, read ? at + HOUR_MS : null, texts.get(brand.code)?.[i] ?? '{}'];
    }),
  );
}

/** Unread automatic messages of customer service; must match the accounts' counter of two. */
const CHAT = ['greeting', 'hours'] as const;

/** Hosts that each account follows. */
const FOLLOWED = ['h01', 'h07', 'h12', 'h58'];

/** Readers of notices, with differing counts. */
const READERS: readonly (readonly [user: string, notices: readonly string[]])[] = [
  ['agent01', ['n2', 'n3']],
  ['general01', ['n2', 'n4']],
  ['vip01', ['n2', 'n3']],
];

/** Messages, chats, followed hosts and read notices of the accounts with history. */
export function inboxRows(plan: SeedPlan): Rows {
  const list = plan.size === 'small' ? INBOX.slice(0, FEW) : INBOX;
  const at = plan.today - DAY_MS;
  return [
    ['inbox', messages(list, plan).map((row, i) => [i + 1, ...row])],
    [
      'chat_messages',
      played()
        .flatMap(({ userId }) =>
          CHAT.map((said): Value[] => [userId, 'AUTOMATIC', said, null, null, at]),
        )
        .map((row, i) => [i + 1, ...row]),
    ],
    [
      'host_focus',
      played().flatMap(({ userId }) => FOLLOWED.map((host): Value[] => [userId, host, at])),
    ],
    [
      'announcement_reads',
      played().flatMap(({ userId, brand, account }) =>
        READERS.filter(([user]) => user === account.name).flatMap(([, notices]) =>
          notices.map((id): Value[] => [userId, `${brand.code}-${id}`]),
        ),
      ),
    ],
  ];
}
