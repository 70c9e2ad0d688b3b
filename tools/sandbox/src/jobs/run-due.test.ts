import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { openDb } from '../database/db';
import { JOBS } from '../modules';
import { planOf } from '../seed/plan';
import { seededDb } from '../testing/seeded-db';
import { visitor } from '../testing/visitor';
import { failedJobs } from './failed-jobs';
import { PERIODS_MS } from './periods.data';
import { runDue } from './run-due';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 9);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('rolls back and disables a failing job, and runs later jobs', () => {
  const db = seededDb(planOf('small', NOW));
  const errors: string[] = [];
  const done: string[] = [];
  db.run('DELETE FROM jobs');
  const add = (kind: string, subject: string, at: number) =>
    db.run('INSERT INTO jobs (kind, subject, due_at) VALUES (?, ?, ?)', kind, subject, at);
  add('bet.settle', 'bad', 1);
  add('bet.settle', 'good', 2);
  const settle = (_: unknown, subject: string) => {
    done.push(subject);
    if (subject === 'good') return;
    db.run('DELETE FROM favourites');
    throw new Error('no such bet');
  };
  const favourites = () => db.all('SELECT id FROM favourites').length;
  const kept = favourites();
  const run = () =>
    runDue({
      db,
      jobs: { ...JOBS, 'bet.settle': settle },
      now: NOW,
      report: ({ message }) => errors.push(message),
    });
  run();
  run();
  expect(done).toEqual(['bad', 'good']);
  expect(errors).toEqual(['job bet.settle bad failed: Error: no such bet']);
  expect(favourites()).toBe(kept);
  expect(kept).toBeGreaterThan(0);
  expect(failedJobs(db)).toEqual([
    { kind: 'bet.settle', subject: 'bad', dueAt: 1, failedAt: NOW, error: 'Error: no such bet' },
  ]);
  db.close();
});

it('runs a periodic job again after its period, even after a failure', () => {
  const db = seededDb(planOf('small', NOW));
  db.run('DELETE FROM jobs');
  for (const [kind, periodMs] of Object.entries(PERIODS_MS)) {
    db.run('INSERT INTO jobs (kind, subject, due_at) VALUES (?, ?, ?)', kind, 'aurora', NOW);
    const errors: Error[] = [];
    const runs: number[] = [];
    const job = (_db: unknown, _subject: string, at: number) => {
      runs.push(at);
      throw new Error('broken');
    };
    const run = (now: number) =>
      runDue({ db, jobs: { ...JOBS, [kind]: job }, now, report: (error) => errors.push(error) });
    expect(run(NOW)).toBe(1);
    expect(run(NOW + 2 * periodMs)).toBe(2);
    expect(runs).toEqual([NOW, NOW + periodMs, NOW + 2 * periodMs]);
    expect(errors).toHaveLength(3);
    expect(db.all('SELECT kind, subject, due_at FROM jobs')).toEqual([
      { kind, subject: 'aurora', due_at: NOW + 3 * periodMs },
    ]);
    db.run('DELETE FROM jobs');
  }
  db.close();
});

it('pays the commissions of a failed day with those of the next', () => {
  const db = seededDb(planOf('small', NOW));
  const paid = () =>
    db.get<{ n: number }>(`SELECT count(*) AS n FROM transactions WHERE kind = 'COMMISSION'`)?.n;
  const run = (jobs: Partial<typeof JOBS>, now: number) =>
    runDue({ db, jobs: { ...JOBS, ...jobs }, now, report: () => undefined });
  const before = paid();
  const broken = () => {
    throw new Error('broken');
  };
  run({ 'team.commission': broken }, NOW + 2 * DAY_MS);
  expect(failedJobs(db).map(({ kind }) => kind)).toContain('team.commission');
  expect(paid()).toBe(before);
  run({}, NOW + 3 * DAY_MS);
  expect(paid()).toBeGreaterThan(before ?? 0);
  db.close();
});

it('a failing job fails one call of a strict sandbox, and is shown on the control page', async () => {
  const database = join(folder, 'sandbox.db');
  const sandbox = createSandbox({ database, seed: 'small', strict: true, now: () => NOW });
  const db = openDb(database);
  db.run(`INSERT INTO jobs (kind, subject, due_at) VALUES ('of.an.older.version', 'X1', 1)`);
  db.close();
  const guest = visitor(sandbox);
  await expect(guest.call('system.status')).rejects.toThrow('of.an.older.version');
  expect(await guest.call('system.status')).toMatchObject({ success: true });
  const answer = await sandbox.fetch(new Request('http://aurora.localhost/__sandbox/failed-jobs'));
  expect(await answer.json()).toEqual([
    expect.objectContaining({ kind: 'of.an.older.version', subject: 'X1', failedAt: NOW }),
  ]);
  sandbox.reset();
  expect(sandbox.control.failedJobs()).toEqual([]);
  sandbox.close();
});
