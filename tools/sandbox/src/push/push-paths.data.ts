/** Kind and page of a notification by the event of its message; the first match wins. */
const ABOUT = [
  { event: 'deposit.%', kind: 'deposit', page: '/m/voucherCenter/order' },
  { event: 'withdrawal.%', kind: 'withdrawal', page: '/m/withdraw/order' },
] as const;

/** Default kind and page: the inbox. */
const MESSAGE = { kind: 'message', path: '/m/webEmail' } as const;

type PushKind = (typeof ABOUT)[number]['kind'] | typeof MESSAGE.kind;

/** Non-marketing kinds, the only ones sent during a break. */
export const ORDER_KINDS: ReadonlySet<string> = new Set<PushKind>(ABOUT.map(({ kind }) => kind));

/** SQL over `NEW`, a message: kind of its notification, or the app page that it opens. */
export function mailPath(column: 'kind' | 'path'): string {
  const cases = ABOUT.map(({ event, kind, page }) => {
    const path = `'${page}?orderNo=' || json_extract(NEW.texts, '$.order')`;
    return `WHEN NEW.event LIKE '${event}' THEN ${column === 'kind' ? `'${kind}'` : path}`;
  });
  return `CASE ${cases.join(' ')} ELSE '${MESSAGE[column]}' END`;
}
