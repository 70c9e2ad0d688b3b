import { api, type AgentStatement } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import { loadAllRows } from '@lobby/feature-kit';
import { callAs, yearSandbox } from '@lobby/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS, type Kind } from './contract-kinds';
import { earned, tierReached, type Tier, type Turnover } from './earned';
import { STATEMENTS } from './statements';

/** Amounts in hundredths. */
const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
const amountOf = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;

const tier = fc.record({
  minStake: cents,
  minLoss: fc.option(cents),
  minActive: fc.nat(5),
  // Hundredths of a percent.
  rate: fc.integer({ min: 1, max: 4000 }),
  cap: fc.option(cents),
});

const turnover = fc.record({ stake: cents, loss: cents, active: fc.nat(6) });

/** Reference implementation in integers: amounts in hundredths, rates in hundredths of a percent. */
function naive(
  tiers: readonly Drawn[],
  { stake, loss, active }: { stake: bigint; loss: bigint; active: number },
  base: 'stake' | 'loss',
): bigint {
  let amount = 0n;
  for (const one of tiers) {
    if (stake < one.minStake || loss < (one.minLoss ?? 0n) || active < one.minActive) continue;
    const share = ((base === 'loss' ? loss : stake) * BigInt(one.rate)) / 10_000n;
    amount = one.cap !== null && share > one.cap ? one.cap : share;
  }
  return amount;
}

interface Drawn {
  minStake: bigint;
  minLoss: bigint | null;
  minActive: number;
  rate: number;
  cap: bigint | null;
}

const toTier = ({ minStake, minLoss, minActive, rate, cap }: Drawn): Tier => ({
  minStake: amountOf(minStake),
  minActive,
  rate: `0.${String(rate).padStart(4, '0')}`,
  ...(minLoss !== null && { minLoss: amountOf(minLoss) }),
  ...(cap !== null && { cap: amountOf(cap) }),
});

describe('what a contract pays', () => {
  it.each(['stake', 'loss'] as const)('is a share of the %s, for any tiers and figures', (base) => {
    fc.assert(
      fc.property(fc.array(tier, { minLength: 1, maxLength: 4 }), turnover, (drawn, did) => {
        const figures: Turnover = {
          stake: amountOf(did.stake),
          loss: amountOf(did.loss),
          active: did.active,
        };
        const { amount } = earned(drawn.map(toTier), figures, { base, digits: 2 });
        const [whole = '', part = ''] = amount.split('.');
        expect(BigInt(whole + part.padEnd(2, '0'))).toBe(naive(drawn, did, base));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['1000', '0', 1, 0, '5'],
    ['999', '0', 1, -1, '0'],
    ['1000', '0', 0, -1, '0'],
    ['3999.99', '50', 2, 0, '19.99'],
    ['4000', '50', 2, 1, '30'],
    ['4000', '49.99', 2, 0, '20'],
  ])(
    'of %s staked, %s lost and %i active reaches tier %i and is %s',
    (stake, loss, active, place, amount) => {
      const tiers: Tier[] = [
        { minStake: '1000', minActive: 1, rate: '0.005' },
        { minStake: '4000', minLoss: '50', minActive: 2, rate: '0.01', cap: '30' },
      ];
      const figures = { stake, loss, active };
      expect(tierReached(tiers, figures)).toBe(place);
      expect(earned(tiers, figures, { base: 'stake', digits: 2 }).amount).toBe(amount);
    },
  );
});

const NOW = Date.UTC(2026, 10, 20, 5);
const signal = new AbortController().signal;

describe('what the platform pays', () => {
  let sandbox: ReturnType<typeof yearSandbox>;
  beforeAll(() => {
    sandbox = yearSandbox(NOW);
  }, 120_000);
  afterAll(() => sandbox.close());

  /** Statements of a year with their contracts. */
  async function statementsOf(kind: Kind) {
    const request = {
      range: { startDate: NOW - 365 * DAY_MS, endDate: NOW },
      filters: {},
      language: 'EN' as const,
    };
    const { rows } = await loadAllRows(STATEMENTS[kind], request, { signal });
    const { list } = await KINDS[kind].contracts({ role: 'RECEIVER', page: 1 }, { signal });
    return rows.map((row) => {
      const contract = list.find(({ contractId }) => contractId === row.contractId);
      return { row, contract: contract ?? expect.unreachable(`no contract ${row.contractId}`) };
    });
  }

  it.each(['dividend', 'salary'] as const)(
    'for each period of a %s is what the example shows for its figures',
    async (kind) => {
      callAs(sandbox, 'agent01');
      const statements = await statementsOf(kind);
      expect(statements.length).toBeGreaterThan(5);
      const figures = ({ stake, loss, activeCount }: AgentStatement): Turnover => ({
        stake,
        loss,
        active: activeCount,
      });
      for (const { row, contract } of statements) {
        const rules = { base: KINDS[kind].base, digits: 0 };
        const { amount, tier: reached } = earned(contract.tiers, figures(row), rules);
        expect([amount, reached?.rate]).toEqual([row.amount, row.rate]);
      }
    },
  );

  it('and the estimate of the running period too', async () => {
    callAs(sandbox, 'agent01');
    for (const kind of ['dividend', 'salary'] as const) {
      const { current } = await KINDS[kind].running({});
      const { contract, stake, loss, activeCount, amount } = current ?? expect.unreachable();
      const did = { stake, loss, active: activeCount };
      const pays = earned(contract.tiers, did, { base: KINDS[kind].base, digits: 0 });
      expect(pays.amount).toBe(amount);
    }
  });

  it('as the ledger has it', async () => {
    callAs(sandbox, 'agent01');
    const { transactions } = sandbox.control.ledger({
      user: 'agent01',
      brand: 'aurora',
      all: true,
    });
    const received = (code: string) =>
      transactions.filter(({ txCode }) => txCode === code).map(({ amount }) => amount);
    const range = { startDate: NOW - 365 * DAY_MS, endDate: NOW, page: 1, size: 1 } as const;
    const dividends = await api.agent.dividends({ ...range, direction: 'IN' });
    const salaries = await api.agent.salaries({ ...range, direction: 'IN' });
    const hours = await api.agent.hourSalaries({ ...range, direction: 'IN' });
    const sum = (amounts: readonly string[]) =>
      amounts.reduce((total, amount) => total + BigInt(amount), 0n);
    expect(BigInt(dividends.footer.paid)).toBe(sum(received('DIVIDEND')));
    expect(BigInt(salaries.footer.paid) + BigInt(hours.footer.paid)).toBe(sum(received('SALARY')));
  });
});
