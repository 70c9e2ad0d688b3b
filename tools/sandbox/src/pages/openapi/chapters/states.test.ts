import { type Call, contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Brand, brandOf } from '../../../brands/brands';
import { Refusal } from '../../../calls/refusal';
import { contractById, statusOn } from '../../../contracts/contracts';
import { type ContractAction, processContract } from '../../../contracts/process';
import { beginDeposit, addPlayer, type Scene } from '../../../control/states/scene';
import type { Db } from '../../../database/db';
import { DECISIONS, type Decision } from '../../../deposit/decisions.data';
import * as settling from '../../../deposit/settle';
import { dayOf } from '../../../paging/range';
import { seededUserId } from '../../../seed/accounts.data';
import { planOf } from '../../../seed/plan';
import { seededDb } from '../../../testing/seeded-db';
import { jsonSchema } from '../json-schema';
import { CHAPTERS } from '.';
import type { States } from './chapter';
import { inOrder, declaredBy } from '../../../testing/transitions';

const NOW = Date.UTC(2026, 10, 20, 5);
const AURORA: Brand = brandOf('aurora');

let db: Db;
beforeAll(() => {
  db = seededDb(planOf('small', NOW));
});
afterAll(() => {
  db.close();
});

const tableOf = (area: keyof typeof CHAPTERS, record: string): States =>
  CHAPTERS[area].states?.[record] ?? {};

/** States of `status` in the answer of a call. */
function statesOf({ value }: Call): unknown[] {
  const { properties = {} } = jsonSchema(value);
  const status = properties['status'];
  return typeof status === 'object' ? (status.enum ?? []) : [];
}

/** State tables, each with a call that returns the state of its record. */
const RECORDS = [
  ['deposit', 'deposit', contract.deposit.order],
  ['withdraw', 'withdrawal', contract.withdraw.order],
  ['agent', 'contract', contract.agent.processDividend],
  ['agent', 'statement', contract.agent.payDividend],
  ['agent', 'red envelope rain', contract.agent.rain],
  ['rewards', 'reward', contract.rewards.applyPromotion],
] as const;

it.each(RECORDS)(
  '%s: the documented states of a %s equal those of the contract',
  (area, record, call) => {
    const told = Object.keys(tableOf(area, record));
    expect(told.length).toBeGreaterThan(1);
    expect(told.toSorted()).toEqual(statesOf(call).toSorted());
  },
);

describe('of a deposit', () => {
  /** All functions that settle a deposit, by name. */
  const { decideDeposit, ...BY_NAME } = settling;
  const ACTS: Readonly<Record<string, (orderNo: string) => void>> = {
    ...Object.fromEntries(
      Object.entries(BY_NAME).map(([name, act]) => [
        name,
        (orderNo: string) => act(db, orderNo, NOW),
      ]),
    ),
    ...Object.fromEntries(
      (Object.keys(DECISIONS) as Decision[]).map((decision) => [
        decision,
        (orderNo: string) => decideDeposit(db, orderNo, { decision }, NOW),
      ]),
    ),
  };

  /** Status transitions of a deposit caused by an action, including intermediate ones. */
  function changesBy(act: (orderNo: string) => void, from: string) {
    const user = addPlayer(db, AURORA, 'payer', NOW);
    const scene: Scene = { db, brand: AURORA, user, now: NOW };
    const orderNo = beginDeposit(scene);
    db.run('UPDATE deposits SET status = ?, settled_at = ? WHERE order_no = ?', from, NOW, orderNo);
    db.run('DELETE FROM changes');
    act(orderNo);
    return db
      .all<{ was: string; becomes: string }>('SELECT was, becomes FROM changes')
      .map(({ was, becomes }) => [was, becomes] as const);
  }

  it('the documented transitions equal those of the code', () => {
    db.exec(`CREATE TABLE changes (was TEXT, becomes TEXT);
      CREATE TRIGGER seen AFTER UPDATE OF status ON deposits
      BEGIN INSERT INTO changes (was, becomes) VALUES (OLD.status, NEW.status); END`);
    const states = tableOf('deposit', 'deposit');
    const made = Object.keys(states).flatMap((from) =>
      Object.values(ACTS).flatMap((act) => changesBy(act, from)),
    );
    expect(inOrder(made)).toEqual(declaredBy(states));
  });
});

describe('of an agent’s contract', () => {
  const TODAY = dayOf(AURORA, NOW);
  const SIDES = ['general01', 'agent01'] as const;
  const ACTIONS: readonly ContractAction[] = ['ACCEPT', 'REJECT', 'CANCEL', 'END'];

  /** Stored contract: status, first day and day after the last, from today on. */
  type Stored = readonly [status: string, begins: number | null, ends: number | null];
  /** Every stored state, with and without a start date. */
  const STORED: readonly Stored[] = [
    ['PENDING', null, null],
    ['REJECTED', null, null],
    ['CANCELLED', null, null],
    ['ACTIVE', -5, null],
    ['ACTIVE', 3, null],
    ['ACTIVE', -5, 3],
    ['ACTIVE', -5, 0],
    ['ACTIVE', 3, 3],
  ];

  function write([status, begins, ends]: Stored): number {
    db.run(
      `INSERT INTO contracts (brand, kind, payer_id, receiver_id, status, period, tiers, created_at, effective_day, ends_day)
       VALUES ('aurora', 'SALARY', ?, ?, ?, 'DAY', '[]', ?, ?, ?)`,
      ...SIDES.map((user) => seededUserId('aurora', user)),
      status,
      NOW,
      begins === null ? null : TODAY + begins,
      ends === null ? null : TODAY + ends,
    );
    return db.get<{ id: number }>('SELECT max(id) AS id FROM contracts')?.id ?? 0;
  }

  const stateOf = (id: number, day = TODAY): string => {
    const row = contractById(db, 'SALARY', id);
    if (row === undefined) throw new Error('the contract is gone');
    return statusOn(row, day);
  };

  function take(user: (typeof SIDES)[number], id: number, action: ContractAction): void {
    const userId = seededUserId('aurora', user);
    const request = { kind: 'SALARY', userId, contractId: String(id), action, now: NOW } as const;
    try {
      processContract(db, AURORA, request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Actions on a contract: by both sides, and acceptance of another one. Time advances after each. */
  const ACTS: readonly ((id: number) => void)[] = [
    () => undefined,
    ...SIDES.flatMap((user) => ACTIONS.map((action) => (id: number) => take(user, id, action))),
    (id) => {
      // Only one offer per kind can be pending.
      if (stateOf(id) !== 'PENDING') take('agent01', write(['PENDING', null, null]), 'ACCEPT');
    },
  ];

  it('the documented transitions equal those of the code', () => {
    const states = tableOf('agent', 'contract');
    const made = STORED.flatMap((stored) =>
      ACTS.flatMap((act) => {
        db.run('DELETE FROM statements');
        db.run('DELETE FROM contracts');
        const id = write(stored);
        const before = stateOf(id);
        act(id);
        const after = stateOf(id);
        return [[before, after] as const, [after, stateOf(id, TODAY + 100)] as const];
      }),
    );
    expect(new Set(made.map(([from]) => from))).toEqual(new Set(Object.keys(states)));
    expect(inOrder(made)).toEqual(declaredBy(states));
  });
});
