import { html } from 'hono/html';
import { emptyTable, field, type Section } from './section';

export const ledger: Section = {
  id: 'ledger',
  title: 'Ledger',
  about: 'Money orders and transactions of a user with their idempotency keys and sums.',
  body: html`<form id="ledger-form" class="row">
      ${field('ledger-brand', 'Brand', html`<select id="ledger-brand" data-brands></select>`)}
      ${field(
        'ledger-user',
        'User name',
        html`<input
          id="ledger-user"
          value="player01"
          list="user-names"
          required
          autocomplete="off"
        />`,
      )}
      <button class="primary">Show the ledger</button>
      <datalist id="user-names"></datalist>
    </form>
    <div id="ledger-tables" class="stack"></div>`,
};

export const calls: Section = {
  id: 'calls',
  title: 'Calls',
  about: 'Received calls, newest first. Updates automatically; a repeated call has two rows.',
  body: html`<div class="row">
      ${field('calls-filter', 'Only paths with', html`<input id="calls-filter" autocomplete="off" placeholder="all paths" />`)}
      <button type="button" id="calls-pause" aria-pressed="false">Pause</button>
      <button type="button" id="calls-clear">Start from now</button>
    </div>
    ${emptyTable('calls', 'Calls received', ['Time', 'Method', 'Path', 'Brand', 'User', 'Status'])}`,
};

export const failedJobs: Section = {
  id: 'failed-jobs',
  title: 'Failed jobs',
  about: 'Jobs that failed, newest first. Their changes were rolled back; a reset removes them.',
  body: emptyTable('failed-jobs', 'Failed jobs', [
    'Failed at',
    'Kind',
    'Subject',
    'Due at',
    'Error',
  ]),
};

export const reset: Section = {
  id: 'reset',
  title: 'Reset',
  about: 'Restores the seeded state: accounts, money, content, flags, clock, faults.',
  body: html`<div class="row">
      <button type="button" class="danger" id="reset-ask">Reset the sandbox</button>
    </div>
    <dialog id="reset-dialog" aria-labelledby="reset-question">
      <h2 id="reset-question">Reset the sandbox?</h2>
      <p>All changes since the start are lost, and open sessions end.</p>
      <form method="dialog" class="row">
        <button value="no">Cancel</button>
        <button value="yes" class="danger">Reset</button>
      </form>
    </dialog>`,
};
