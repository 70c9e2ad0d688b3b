import { api } from '@lobby/api-client';
import { layOut, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentRoutes } from './routes';

const tools = screensOf(agentRoutes);
const { open, press, type, field, fail, findAndPress, alertText } = tools;

beforeEach(layOut);

const OPEN = '/wps/agent/downline';
const SETTINGS = '/wps/relay/MCS2_getCustomerRebateSettingByProductType';
const OFFER = '/m/member/agent/getSalaryContract?tab=downline';

const AGENT = { user: 'agent01' } as const;
const AGAIN = { user: 'agent01', reload: true } as const;

const slots = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Slots' });
const ratesShown = () => screen.findByRole('group', { name: 'Rebate rates' });

describe('what was typed is kept through an expired session', () => {
  it('of an offer: its receiver and all its tiers', async () => {
    await open(OFFER, AGENT);
    fireEvent.click(await screen.findByRole('radio', { name: 'vip01' }));
    type('Rate', '0.3');
    type('Valid bet from', '3000000');
    press('Add a tier');
    const [, second] = await screen.findAllByLabelText('Rate');
    fireEvent.change(second ?? expect.unreachable(), { target: { value: '0.2' } });
    await open(OFFER, AGAIN);
    await screen.findByRole('radio', { name: 'vip01', checked: true });
    const rates = screen.getAllByLabelText<HTMLInputElement>('Rate');
    expect(rates.map(({ value }) => value)).toEqual(['0.3', '0.2']);
  });

  it('of an account to open: its name, type and rates, never its password', async () => {
    await open('/m/agentRegister', AGENT);
    await ratesShown();
    type('User name', 'newmember88');
    type('Password', 'Secret123');
    fireEvent.click(screen.getByRole('radio', { name: 'Agent' }));
    press('Raise: Slots');
    const chosen = slots().value;
    await open('/m/agentRegister', AGAIN);
    await ratesShown();
    expect(field('User name').value).toBe('newmember88');
    expect(field('Password').value).toBe('');
    expect(screen.getByRole('radio', { name: 'Agent', checked: true })).toBeTruthy();
    expect(slots().value).toBe(chosen);
  });

  it('of a link: its rates and remark', async () => {
    await open('/m/agentRegister?by=links', AGENT);
    await findAndPress('New link');
    await ratesShown();
    type('Remark', 'Friends of the club');
    press('Raise: Slots');
    const chosen = slots().value;
    await open('/m/agentRegister?by=links', AGAIN);
    await findAndPress('New link');
    await ratesShown();
    expect(field('Remark').value).toBe('Friends of the club');
    expect(slots().value).toBe(chosen);
  });
});

it('rates that are refused as out of range are offered within the range of now', async () => {
  await open('/m/agentRegister', AGENT);
  await ratesShown();
  const settings = await api.agent.rebateSettings({});
  type('User name', 'newmember88');
  type('Password', 'Secret123');
  type('Confirm password', 'Secret123');
  const before = Number(slots().max);
  fail(SETTINGS, {
    value: settings.map((one) => ({ ...one, maxRate: one.minRate, quotaGroups: [] })),
  });
  fail(OPEN, { refusal: 'rebate.out.of.range' });
  press('Open account');
  expect(before).toBeGreaterThan(0);
  expect(await alertText()).not.toBe('');
  await waitFor(() => expect(screen.queryByRole('slider', { name: 'Slots' })).toBeNull());
});
