import type { Lottery } from '@lobby/api-client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lobby/core';

/** State of a lottery: betting open, betting closed, or draw due. */
export type DrawState = 'open' | 'closed' | 'drawing';

/** State of a lottery at `now` by the platform's clock, ms since the epoch. */
export function drawState(
  { closeTime, nextDrawTime }: Pick<Lottery, 'closeTime' | 'nextDrawTime'>,
  now: number,
): DrawState {
  if (now >= nextDrawTime) return 'drawing';
  return now >= closeTime ? 'closed' : 'open';
}

/** Unit for the time until a draw: seconds below an hour, minutes below a day, hidden beyond. */
export type TimeLeft =
  | { unit: 'none' }
  | { unit: 'minutes'; hours: number; minutes: number }
  | { unit: 'seconds'; text: string };

/** Remaining time; a partial second or minute counts as a whole one. `ms`: milliseconds. */
export function timeLeft(ms: number): TimeLeft {
  if (ms <= 0 || ms >= DAY_MS) return { unit: 'none' };
  if (ms >= HOUR_MS) {
    const minutes = Math.ceil(ms / MINUTE_MS);
    return { unit: 'minutes', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  }
  const seconds = Math.ceil(ms / 1_000);
  const two = (part: number) => String(part).padStart(2, '0');
  return { unit: 'seconds', text: `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` };
}
