import * as z from 'zod/mini';
import { nextJob, waitingJobs } from '../../jobs/waiting-jobs';
import { ControlError } from '../control-error';
import { knob } from './knob';

const filter = (title: string) => z.optional(z.string().check(z.maxLength(100), z.meta({ title })));

const which = { kind: filter('Only this kind'), subject: filter('Only this subject') };

export const jobs = knob({
  group: 'jobs',
  title: 'Pending jobs',
  about: 'Lists pending jobs, next first.',
  fields: which,
  turn: ({ core }, wanted) => waitingJobs(core.db, wanted),
});

export const runNext = knob({
  group: 'jobs',
  title: 'Run the next job',
  about: 'Moves the clock to the next pending job, and runs all jobs due by then.',
  fields: which,
  turn({ core, now, advance }, wanted) {
    const job = nextJob(core.db, wanted);
    if (job === undefined) throw new ControlError('no such pending job');
    advance(Math.max(0, job.dueAt - now));
    core.runDue();
    return job;
  },
});
