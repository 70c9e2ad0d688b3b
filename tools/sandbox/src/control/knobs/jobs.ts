import * as z from 'zod/mini';
import { nextJob, waitingJobs } from '../../jobs/waiting-jobs';
import { ControlError } from '../control-error';
import { knob } from './knob';

const filter = (title: string) => z.optional(z.string().check(z.maxLength(100), z.meta({ title })));

const which = { kind: filter('Only this kind'), subject: filter('Only this subject') };

export const jobs = knob({
  group: 'jobs',
  title: 'Waiting jobs',
  about: 'What happens later by itself, next first.',
  fields: which,
  turn: ({ core }, wanted) => waitingJobs(core.db, wanted),
});

export const runNext = knob({
  group: 'jobs',
  title: 'Run the next job',
  about: 'Moves the clock to when the next such job is due, and runs all that is due by then.',
  fields: which,
  turn({ core, now, advance }, wanted) {
    const job = nextJob(core.db, wanted);
    if (job === undefined) throw new ControlError('no such job waits');
    advance(Math.max(0, job.dueAt - now));
    core.runDue();
    return job;
  },
});
