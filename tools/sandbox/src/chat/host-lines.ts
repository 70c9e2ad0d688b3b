import type { Language } from '../brands/brands';
import { seedOf } from '../platform/random';
import type { RoomKey } from './guests';
import { HOST_LINES, HOST_REPLIES } from './host-lines.data';

/** Interval of a host's ticks, ms; hosts write only at ticks. */
const TICK_MS = 10_000;
/** Without a message to answer, a host writes at every n-th tick. */
const UNPROMPTED_EVERY = 3;

/** A host's line. */
export interface HostLine {
  id: string;
  text: string;
  at: number;
}

/** A player's message. */
interface Heard {
  at: number;
  /** Shown name. */
  name: string;
}

const firstTick = (from: number) => Math.ceil(from / TICK_MS) * TICK_MS;

/** Earliest time of a message that a line at or after `from` may answer, ms. */
export const heardFrom = (from: number): number => firstTick(from) - TICK_MS;

/**
 * Lines of a host between two times, both inclusive. At each tick the host answers the last message since the previous
 * tick; otherwise it occasionally writes an unprompted line. Computed from time and messages, so that lines need not be
 * stored.
 */
export function hostLines(
  { brand, hostId }: RoomKey,
  {
    from,
    to,
    heard,
    language,
  }: { from: number; to: number; heard: readonly Heard[]; language: Language },
): HostLine[] {
  const lines: HostLine[] = [];
  for (let at = firstTick(from); at <= to; at += TICK_MS) {
    const asked = heard.findLast((one) => one.at >= at - TICK_MS && one.at < at);
    const seed = seedOf(`${brand}/${hostId}/${at}`);
    const id = `h${at}`;
    if (asked !== undefined) {
      const reply = HOST_REPLIES[seed % HOST_REPLIES.length] ?? HOST_REPLIES[0];
      lines.push({ id, at, text: reply[language].replace('{name}', () => asked.name) });
    } else if ((at / TICK_MS) % UNPROMPTED_EVERY === 0) {
      const line = HOST_LINES[seed % HOST_LINES.length] ?? HOST_LINES[0];
      lines.push({ id, at, text: line[language] });
    }
  }
  return lines;
}
