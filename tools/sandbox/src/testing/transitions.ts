import type { States } from '../pages/openapi/chapters/chapter';

/** Transitions as `from > to`, sorted, without duplicates. */
export const inOrder = (made: Iterable<readonly [from: string, to: string]>): string[] =>
  [
    ...new Set([...made].filter(([from, to]) => from !== to).map((one) => one.join(' > '))),
  ].toSorted();

/** Transitions declared by a state table. */
export const declaredBy = (states: States): string[] =>
  inOrder(
    Object.entries(states).flatMap(([from, { next }]) => next.map((to) => [from, to] as const)),
  );
