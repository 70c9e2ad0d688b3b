import { fireEvent, screen } from '@testing-library/react';
import { labelText, layOut, screensOf } from '@lobby/testing';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { agentRoutes } from './routes';

const { open, settled } = screensOf(agentRoutes);

beforeEach(layOut);

const AGENT = { user: 'agent01' } as const;

describe.each([
  ['CN', '资金', '没有变化'],
  ['JA', '金額', '変化なし'],
  ['TH', 'การเงิน', 'ไม่เปลี่ยนแปลง'],
] as const)('the overview in %s', (language, money, same) => {
  it('says how a figure changed without a half-width full stop', async () => {
    await open('/m/agent/team/overview?from=2026-03-11&to=2026-03-20', { ...AGENT, language });
    const figures = await screen.findByRole('region', { name: money });
    await settled();
    expect(figures.textContent).toContain(same);
    expect(figures.textContent).not.toContain(`${same}.`);
  });
});

test('the tree in CN joins the name of a link by a full-width comma', async () => {
  await open('/m/member/team', { user: 'general01', language: 'CN' });
  const rows = await screen.findAllByRole('link', { name: /^agent01 的团队，/ });
  expect(rows).toHaveLength(1);
});

test.each([
  ['EN', /^If the member’s team stakes .+ with 1 active member, the member receives /],
  ['PT', /^Se a equipe do membro apostar .+ com 1 membro ativo, o membro recebe /],
  ['JA', /^この会員のチームが\S.*アクティブ会員が1人なら、この会員の受取額は\S/],
] as const)(
  'an offer in %s without a member is a sentence of its own',
  async (language, sentence) => {
    await open('/m/member/agent/getSalaryContract?tab=downline', { ...AGENT, language });
    for (const term of ['rate', 'minStake']) {
      const field = await screen.findByLabelText(
        labelText(language, `agent-contracts:term.${term}`),
      );
      fireEvent.change(field, { target: { value: '1' } });
    }
    const name = labelText(language, 'agent-contracts:example.active');
    for (const slider of await screen.findAllByRole('slider', { name }))
      fireEvent.change(slider, { target: { value: 1 } });
    expect(screen.getByText(sentence)).toBeTruthy();
  },
);
