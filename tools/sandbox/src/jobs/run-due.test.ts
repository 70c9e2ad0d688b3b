import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../app';
import { openDb } from '../database/db';
import { JOBS } from '../rooms';
import { planOf } from '../seed/plan';
import { seededDb } from '../testing/seeded-db';
import { visitor } from '../testing/visitor';
import { failedJobs } from './failed-jobs';
import { runDue } from './run-due';

const NOW = Date.UTC(2026, 10, 20, 9);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('sets a job that throws aside without its changes, and runs those after it', () => {
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

it('fails one call of a strict sandbox, shows the job on the control page and goes on', async () => {
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
