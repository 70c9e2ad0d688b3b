import type { Lottery } from '@lobby/api-client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lobby/core';

/** Where a lottery stands: bets are taken, closed before the draw, or the draw is due. */
export type DrawState = 'open' | 'closed' | 'drawing';

/** The state of a lottery at a time of the platform's clock, ms since the epoch. */
export function drawState(
  { closeTime, nextDrawTime }: Pick<Lottery, 'closeTime' | 'nextDrawTime'>,
  now: number,
): DrawState {
  if (now >= nextDrawTime) return 'drawing';
  return now >= closeTime ? 'closed' : 'open';
}

/** How the time until a draw is said: seconds below an hour, minutes below a day, further away not at all. */
export type TimeLeft =
  | { unit: 'none' }
  | { unit: 'minutes'; hours: number; minutes: number }
  | { unit: 'seconds'; text: string };

/** The time that is left, ms; a part of a second or of a minute counts whole. */
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
