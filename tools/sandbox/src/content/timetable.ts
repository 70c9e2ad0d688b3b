const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Times of a host's broadcasts: daily, unless the control page overrides them. */
export interface Timetable {
  /** Whether the host streams at all. */
  active: boolean;
  /** Daily start, minutes after midnight UTC. */
  startMinute: number;
  /** Length, less than a day. */
  minutes: number;
  /** State set at the control page, and since when (ms); null: by the timetable. */
  forced: { onAir: boolean; at: number } | null;
}

/** Broadcast in ms; without an end while the control page keeps the host on air. */
export interface Broadcast {
  from: number;
  to: number | null;
}

/** Last start by the timetable, at or before `now`. */
function lastStart({ startMinute }: Timetable, now: number): number {
  const today = now - (now % DAY_MS) + startMinute * MINUTE_MS;
  return today <= now ? today : today - DAY_MS;
}

/** Broadcast at `now`; undefined if the host is off air. */
export function broadcastAt(timetable: Timetable, now: number): Broadcast | undefined {
  const { active, minutes, forced } = timetable;
  if (forced?.onAir === false || (!active && forced === null)) return undefined;
  const from = lastStart(timetable, now);
  const to = from + minutes * MINUTE_MS;
  if (active && now < to) return { from, to: forced === null ? to : null };
  return forced === null ? undefined : { from: forced.at, to: null };
}

/** Next start in ms; undefined for a host that is on air, inactive, or kept off air. */
export function nextStart(timetable: Timetable, now: number): number | undefined {
  if (!timetable.active || timetable.forced !== null) return undefined;
  if (broadcastAt(timetable, now) !== undefined) return undefined;
  return lastStart(timetable, now) + DAY_MS;
}
