/**
 * Labels whose English has another meaning elsewhere, and so another translation. The labels of an entry share one
 * meaning; labels in no entry share the usual one.
 * @typedef {{ why: string, labels: readonly string[] }} Meaning `labels` are named `namespace/key`
 */

/** @type {readonly Meaning[]} */
export const MEANINGS = [
  {
    why: 'head of a group of the team’s figures',
    labels: ['agent-team/overview.activity', 'agent-team/overview.money'],
  },
  { why: 'short for a bar: announcements', labels: ['agent-centre/entry.notices'] },
  { why: 'until 2 p.m.', labels: ['agent-centre/greeting.noon'] },
  { why: 'how many, not a state', labels: ['agent-centre/counter.registered'] },
  { why: 'the day of a link, not the time of an order', labels: ['agent-accounts/link.created'] },
  { why: 'red envelopes, not a form', labels: ['agent-rain/tab.send'] },
  { why: 'a purpose, not a button', labels: ['agent-team/transfer.NORMAL'] },
  { why: 'to a wallet of one’s own', labels: ['member-withdraw/transfer.action'] },
  { why: 'the team that plays at home', labels: ['records/pick.HOME'] },
  { why: 'of a lottery', labels: ['records/slip.draw'] },
  { why: 'a bet without a result', labels: ['records/bet.OPEN'] },
  { why: 'by an agent', labels: ['records/earnings.paid', 'records/earnings.statement.PAID'] },
  { why: 'earnings, not an amount', labels: ['records/earnings.direction.IN'] },
  {
    why: 'a date, not a length of time or a state',
    labels: ['records/field.day', 'records/field.registered', 'member-promotions/own.time'],
  },
  { why: 'all of the time', labels: ['member-money/period.all'] },
  {
    why: 'of any filter, whatever the gender of its noun',
    labels: ['games-list/filter.all', 'records/filter.all'],
  },
  { why: 'an amount, not a state', labels: ['member-money/figure.won'] },
  {
    why: 'of the calendar, not “in each”',
    labels: [
      'member-safer-play/span.DAY',
      'member-safer-play/span.WEEK',
      'member-safer-play/span.MONTH',
    ],
  },
  { why: 'the time after, not “not now”', labels: ['member-safer-play/span.after'] },
  { why: 'no reminders', labels: ['member-safer-play/reality.0'] },
  { why: 'of questions, not of bets', labels: ['member-safer-play/assess.result'] },
  { why: 'items of the points mall', labels: ['member-vip/mall.none'] },
  { why: 'a sentence about the whole site', labels: ['shell-overlays/gate.maintenanceTitle'] },
];
