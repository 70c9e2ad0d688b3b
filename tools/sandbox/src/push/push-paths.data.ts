/** What a notification is about, by the event of its message; the first that fits. */
const ABOUT = [
  { event: 'deposit.%', kind: 'deposit', page: '/m/voucherCenter/order' },
  { event: 'withdrawal.%', kind: 'withdrawal', page: '/m/withdraw/order' },
] as const;

/** Any other message: it is read in the inbox. */
const MESSAGE = { kind: 'message', path: '/m/webEmail' } as const;

export type PushKind = (typeof ABOUT)[number]['kind'] | typeof MESSAGE.kind;

/** Kinds that are not marketing: the only ones sent during a break. */
export const ORDER_KINDS: ReadonlySet<string> = new Set<PushKind>(ABOUT.map(({ kind }) => kind));

/** SQL over `NEW`, a message: the kind of its notification, or the page inside the app that it opens. */
export function mailPath(column: 'kind' | 'path'): string {
  const cases = ABOUT.map(({ event, kind, page }) => {
    const path = `'${page}?orderNo=' || json_extract(NEW.texts, '$.order')`;
    return `WHEN NEW.event LIKE '${event}' THEN ${column === 'kind' ? `'${kind}'` : path}`;
  });
  return `CASE ${cases.join(' ')} ELSE '${MESSAGE[column]}' END`;
}
