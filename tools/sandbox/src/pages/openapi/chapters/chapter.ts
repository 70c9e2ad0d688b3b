/** A state and its next states; final if there are none. */
interface State {
  means: string;
  next: readonly string[];
}

/** States of a record by name. */
export type States<Name extends string = string> = Readonly<Record<Name, State>>;

/** Documentation of an area beyond its calls, in Markdown. */
export interface Chapter {
  text: string;
  /** State machines by the name of the record. */
  states?: Readonly<Record<string, States>>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS = [
  { ms: DAY_MS, name: 'day' },
  { ms: HOUR_MS, name: 'hour' },
  { ms: MINUTE_MS, name: 'minute' },
  { ms: 1_000, name: 'second' },
] as const;

/** A span in its largest whole unit, such as `30 minutes`. */
export function span(ms: number): string {
  const unit = UNITS.find((one) => ms % one.ms === 0);
  const count = ms / (unit?.ms ?? 1);
  return `${count} ${unit?.name ?? 'millisecond'}${count === 1 ? '' : 's'}`;
}

function stateTable(record: string, states: States): string {
  const rows = Object.entries(states).map(
    ([name, { means, next }]) =>
      `| \`${name}\` | ${means} | ${next.map((to) => `\`${to}\``).join(' ') || 'final'} |`,
  );
  return [
    `**States of a ${record}**`,
    '',
    '| state | means | then |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Text and state machines of a chapter, in Markdown. */
export const markdown = ({ text, states = {} }: Chapter): string =>
  [text, ...Object.entries(states).map(([record, table]) => stateTable(record, table))].join(
    '\n\n',
  );
