// @ts-check
import { byId, cell, el, fillRows } from '../../shared/client/dom.js';
import { callJson } from '../../shared/client/http.js';
import { renew } from './renew.js';
import { dateTime } from './status.js';

/** @typedef {import('./types.d.ts').FailedJob} FailedJob */

const RENEW_MS = 5000;

/** @type {HTMLTableSectionElement} */
const rows = byId('failed-jobs-rows');

/** @param {FailedJob} job */
const jobRow = ({ kind, subject, dueAt, failedAt, error }) =>
  el(
    'tr',
    {},
    cell('Failed at', dateTime(failedAt)),
    cell('Kind', el('code', {}, kind)),
    cell('Subject', el('code', {}, subject)),
    cell('Due at', dateTime(dueAt)),
    cell('Error', error),
  );

async function read() {
  const jobs = /** @type {FailedJob[]} */ (await callJson('GET', '/__sandbox/failed-jobs'));
  fillRows(rows, jobs.map(jobRow), 'None.');
}

/** Polls the list of failed jobs. */
export function startFailedJobs() {
  renew('failed-jobs', RENEW_MS, read);
}
