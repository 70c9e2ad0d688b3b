import type { Language } from '../brands/brands';
import { seedOf } from '../platform/random';
import type { RoomKey } from './guests';
import { HOST_LINES, HOST_REPLIES } from './host-lines.data';

/** Interval of a host's ticks, at which it may write, ms. */
const TICK_MS = 10_000;
/** A host without a message to answer writes at one tick of so many. */
const TALK_EVERY = 3;

/** A host's line. */
export interface HostLine {
  id: string;
  text: string;
  at: number;
}

/** A player's message as a host reads it. */
interface Heard {
  at: number;
  /** Shown name. */
  name: string;
}

const firstTick = (from: number) => Math.ceil(from / TICK_MS) * TICK_MS;

/** Time of the oldest message that a line written at or after `from` may answer, ms. */
export const heardFrom = (from: number): number => firstTick(from) - TICK_MS;

/**
 * Lines of a host between two times, both inclusive. At each tick the host answers the last message since the previous
 * tick; without one it now and then says something. Computed from the time and the messages, so that lines need not be
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
    } else if ((at / TICK_MS) % TALK_EVERY === 0) {
      const line = HOST_LINES[seed % HOST_LINES.length] ?? HOST_LINES[0];
      lines.push({ id, at, text: line[language] });
    }
  }
  return lines;
}
