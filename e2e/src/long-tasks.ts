import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor, without those that others had it. */
  tdur?: number;
  args: { name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/**
 * Milliseconds of the processor that the longest task of a page took while something was done. A
 * machine that does other work too makes a task last longer, and takes no more of the processor.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('this page has no browser to trace');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  let trace = '';
  try {
    await act();
  } finally {
    trace = String(await browser.stopTracing());
  }
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const pages = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && pages.includes(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the trace tells of no task');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
