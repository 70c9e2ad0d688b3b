import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds, without time given to other processes. */
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds of the reference task on the machine on which the limits of the journeys were set. */
const REFERENCE_TASK_MS = 40;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/**
 * The longest task of a page during `act`, in milliseconds of processor time on the reference machine.
 * Time of other processes does not count, and a slow processor is divided out: the same reference task runs
 * before and after, and the slower of the two counts.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await longestProcessorTask(page, () => page.evaluate(referenceTask));
  const longest = await longestProcessorTask(page, act);
  const after = await longestProcessorTask(page, () => page.evaluate(referenceTask));
  const slowness = Math.max(REFERENCE_TASK_MS, before, after) / REFERENCE_TASK_MS;
  return longest / slowness;
}

/** Fixed work of the kinds a screen does: text, objects, elements, layout. Runs in the page. */
function referenceTask(): number {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = 'position: absolute; inset-block-start: 0; visibility: hidden';
  let sum = 0;
  for (let round = 0; round < 40; round += 1) {
    const rows = Array.from({ length: 200 }, (_, index) => ({ id: (index * 7919) % 997, round }));
    rows.sort((one, other) => one.id - other.id);
    const text = JSON.stringify(rows).replaceAll(/\d+/g, (digits) => `<${digits}>`);
    sum += text.normalize('NFKD').length;
    host.replaceChildren(
      ...rows.slice(0, 30).map(({ id }) => {
        const cell = document.createElement('p');
        cell.textContent = `${id} ${text.slice(0, 40)}`;
        return cell;
      }),
    );
    sum += host.offsetHeight;
  }
  host.remove();
  return sum;
}

/** The longest task of a page during `act`, in milliseconds of processor time. */
async function longestProcessorTask(page: Page, act: () => Promise<unknown>): Promise<number> {
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
  if (tasks.length === 0) throw new Error('the trace holds no task');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
