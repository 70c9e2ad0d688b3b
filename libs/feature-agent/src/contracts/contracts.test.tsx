import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layOut, screenAt, screensOf } from '@lobby/testing';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { agentRoutes } from '../routes';
import { DifferenceList } from './difference-list';

const tools = screensOf(agentRoutes);
const { open, press, findAndPress, follow, choose, type, calls, fail, mend, address } = tools;
const { alertText, settled } = tools;

const SALARY = '/m/member/agent/getSalaryContract';
const KINDS = [
  [SALARY, 'salary'],
  ['/m/member/agent/getDevidendContract', 'dividend'],
  ['/m/member/agent/getHourContract', 'hour'],
] as const;

beforeEach(layOut);

const AGENT = { user: 'agent01', toaster: true } as const;
const INFO = '/wps/relay/MCS2_getContractDailySalInfo';
const PROCESS = '/wps/relay/MCS2_processDailySalContract';
const PROPOSE = '/wps/relay/MCS2_applyContractDailySal';

const card = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
const slide = (area: ReturnType<typeof within>, name: string, value: number) =>
  fireEvent.change(area.getByRole('slider', { name }), { target: { value } });

describe.each(KINDS)('%s', (path) => {
  it('shows the offer first, then what is in force, each with example, changes and terms', async () => {
    await open(path, AGENT);
    const offer = await card(/^Offer from general01$/);
    expect(offer.getByText('Proposed')).toBeTruthy();
    const example = within(offer.getByRole('group', { name: 'Worked example' }));
    expect(await example.findByText(/^If your team stakes .+ you receive .+₫\.$/)).toBeTruthy();
    expect(
      example.getByText(/^The previous contract would pay .+ Difference: [+−]?[\d.]+\s₫\.$/),
    ).toBeTruthy();
    const changes = within(offer.getByRole('group', { name: 'What it changes' }));
    expect(changes.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(offer.getByRole('group', { name: 'Conditions' })).toBeTruthy();
    const running = await card('In force');
    expect(running.getByText('Active')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid/);
  });

  it('is accepted with the payment password, explicitly and once by a double tap', async () => {
    await open(path, AGENT);
    await card(/^Offer from/);
    press('Send the answer');
    const answers = await screen.findByRole('radiogroup', {
      name: 'Your answer',
      description: 'Choose one.',
    });
    expect(answers.contains(document.activeElement)).toBe(true);
    choose('Accept');
    type('Payment password', '135790');
    press('Accept the contract');
    press('Accept the contract');
    expect(await screen.findByText('Contract accepted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Offer from/ })).toBeNull());
    expect((await card('Begins next')).getByText('Active')).toBeTruthy();
    expect(calls('').filter(({ path: called }) => /process\w+Contract$/.test(called))).toHaveLength(
      1,
    );
  });

  it('is rejected, and nothing changes', async () => {
    await open(path, AGENT);
    await card(/^Offer from/);
    choose('Reject');
    type('Payment password', '135790');
    press('Reject the offer');
    expect(await screen.findByText('Offer rejected.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Offer from/ })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Begins next' })).toBeNull();
  });

  it('is ended by a side with the running period', async () => {
    await open(path, AGENT);
    const running = await card('In force');
    fireEvent.click(running.getByRole('button', { name: 'End the contract' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByLabelText('Payment password'), { target: { value: '135790' } });
    fireEvent.click(sheet.getByRole('button', { name: 'End it' }));
    expect(await screen.findByText('The contract ends with this period.')).toBeTruthy();
    await waitFor(async () => expect((await card('In force')).getByText('Ending')).toBeTruthy());
  });

  it('has its history, with every state and what each changed', async () => {
    await open(`${path}?tab=history`, AGENT);
    const rows = await screen.findAllByRole('group');
    const text = rows.map(({ textContent }) => textContent).join(' ');
    for (const word of ['Proposed', 'Active', 'Offer rejected', 'Ended'])
      expect(text).toContain(word);
  });

  it('has statements of what it paid, and their sums', async () => {
    await open(`${path}?tab=statements&range=30`, AGENT);
    const total = await card('Total');
    expect(total.getByText('Paid').nextElementSibling?.textContent).toMatch(/₫$/);
  });

  it('says that it did not load, and tries again', async () => {
    await open(path, { ...AGENT, answers: { '/wps/*': 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect(await card(/^Offer from/)).toBeTruthy();
  });
});

describe('the ways in', () => {
  const kinds = async () =>
    within(await screen.findByRole('navigation', { name: 'Kind of contract' })).getAllByRole(
      'link',
    );
  const names = async () => (await kinds()).map(({ textContent }) => textContent);

  test.each(['agent01', 'player01'])('lead %s from each kind to the others', async (user) => {
    await open(`${SALARY}?tab=history`, { user });
    await waitFor(async () =>
      expect(await names()).toEqual(['Daily salary', 'Dividend', 'Hourly salary']),
    );
    expect((await kinds())[0]?.getAttribute('aria-current')).toBe('page');
    await follow('Hourly salary');
    await waitFor(() => expect(address()).toBe('/m/member/agent/getHourContract?tab=history'));
    await waitFor(async () =>
      expect((await kinds())[2]?.getAttribute('aria-current')).toBe('page'),
    );
  });

  it('are without dividends where the brand has none', async () => {
    await open(SALARY, { ...AGENT, flags: { dividends: false } });
    await settled();
    expect(await names()).toEqual(['Daily salary', 'Hourly salary']);
  });

  it('lead from a direct member to an offer for him', async () => {
    await open('/m/member/team?name=vip01', AGENT);
    await follow(/^vip01/);
    await follow('Propose a contract');
    await waitFor(() => expect(address()).toBe(`${SALARY}?tab=downline&member=vip01`));
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'vip01' });
    expect(chosen.checked).toBe(true);
  });
});

describe('the example', () => {
  it('follows its sliders, and names tier and cap', async () => {
    await open(SALARY, AGENT);
    const offer = await card(/^Offer from/);
    const example = within(offer.getByRole('group', { name: 'Worked example' }));
    slide(example, 'Team’s valid bet', 0);
    expect(example.getByText('No tier is reached.')).toBeTruthy();
    expect(example.getByText(/you receive 0\s₫\.$/)).toBeTruthy();
    slide(example, 'Team’s valid bet', 40);
    // 1% of 14,000,000 is 140,000; the cap is 800,000.
    expect(example.getByText(/^Tier 2: 14\.000\.000\s₫ × 1% = 140\.000\s₫$/)).toBeTruthy();
    expect(example.getByText(/you receive 140\.000\s₫\.$/)).toBeTruthy();
    slide(example, 'Active members', 1);
    expect(example.getByText(/^Tier 1: 14\.000\.000\s₫ × 0\.6% = 84\.000\s₫$/)).toBeTruthy();
  });

  it('exposes its values to screen readers', async () => {
    await open(SALARY, AGENT);
    const offer = await card(/^Offer from/);
    const slider = offer.getByRole('slider', { name: 'Team’s valid bet' });
    await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/^[\d.]+\s₫$/));
  });
});

describe('a rate of three decimals', () => {
  const terms = (rate: string) => ({
    period: 'DAY' as const,
    tiers: [{ rate, minStake: '1000', minActive: 1 }],
  });
  const changed = screensOf([
    screenAt('/m/changed', () => (
      <DifferenceList before={terms('0.00121')} after={terms('0.00124')} />
    )),
  ]);

  it('is written as it is agreed in the example of an offer', async () => {
    await open(`${SALARY}?tab=downline`, AGENT);
    fireEvent.click(await screen.findByRole('radio', { name: 'vip01' }));
    type('Rate', '0.125');
    type('Valid bet from', '3000000');
    type('Active members from', '1');
    expect(await screen.findByText(/^Tier 1: [\d.]+\s₫ × 0\.125% = [\d.]+\s₫$/)).toBeTruthy();
  });

  it('is written as it is agreed among what a contract changes', async () => {
    await changed.open('/m/changed', AGENT);
    expect(await screen.findByText(/^Tier 1, Rate: 0\.121% → 0\.124%/)).toBeTruthy();
  });
});

describe('an answer', () => {
  const accept = async (password = '135790') => {
    await open(SALARY, AGENT);
    await card(/^Offer from/);
    choose('Accept');
    type('Payment password', password);
  };

  it('with a wrong payment password is refused at its field', async () => {
    await accept('000000');
    press('Accept the contract');
    await waitFor(() => expect(tools.fieldError('Payment password')).toContain('Tries left: 4'));
    expect(tools.field('Payment password').value).toBe('');
  });

  it('that is lost is queried, never resent (decision 21)', async () => {
    await accept();
    fail(PROCESS, { kind: 'drop-response' });
    press('Accept the contract');
    expect(await card('Begins next')).toBeTruthy();
    expect(calls(PROCESS)).toHaveLength(1);
  });

  it('to an offer that was taken back meanwhile says so', async () => {
    await accept();
    fail(PROCESS, { refusal: 'contract.not.pending' });
    press('Accept the contract');
    expect(await alertText()).toContain('no longer awaiting');
  });
});

describe('an offer to a downline', () => {
  const openForm = async () => {
    await open(`${SALARY}?tab=downline`, AGENT);
    fireEvent.click(await screen.findByRole('radio', { name: 'vip01' }));
    type('Rate', '0.3');
    type('Valid bet from', '3000000');
    type('Active members from', '1');
  };

  it('is previewed, sent, listed and taken back', async () => {
    await openForm();
    expect(await screen.findByText(/^If the team of vip01 stakes/)).toBeTruthy();
    press('Send the offer');
    expect(await screen.findByText('Offer sent to vip01.')).toBeTruthy();
    const [row] = await screen.findAllByRole('group', { name: '' });
    await waitFor(() => expect(document.body.textContent).toContain('vip01Offered'));
    expect(row).toBeTruthy();
    const [take] = screen.getAllByRole('button', { name: 'Take the offer back', hidden: true });
    fireEvent.click(take ?? document.body);
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByLabelText('Payment password'), { target: { value: '135790' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Offer taken back.')).toBeTruthy();
  });

  it('whose answer is lost is looked for, not sent again', async () => {
    await openForm();
    fail(PROPOSE, { kind: 'drop-response' });
    press('Send the offer');
    expect(await screen.findByText('Offer sent to vip01.')).toBeTruthy();
    expect(calls(PROPOSE)).toHaveLength(1);
  });

  it('above the agent’s rate says so before it is sent', async () => {
    await openForm();
    press('Add a tier');
    const [, rate] = await screen.findAllByLabelText('Rate');
    const [, stake] = screen.getAllByLabelText('Valid bet from');
    fireEvent.change(rate ?? document.body, { target: { value: '0.2' } });
    fireEvent.change(stake ?? document.body, { target: { value: '4000000' } });
    const [, active] = screen.getAllByLabelText('Active members from');
    fireEvent.change(active ?? document.body, { target: { value: '1' } });
    expect(
      await screen.findByText('Tier 2 pays no higher rate than the one before it.'),
    ).toBeTruthy();
    press('Send the offer');
    await screen.findByText('This wasn’t accepted. Check it and try again.');
    expect(calls(PROPOSE)).toEqual([]);
  });

  it('whose tier asks for the same as the one before is wrong at its conditions, until one differs', async () => {
    await openForm();
    type('Rate', '0.2');
    press('Add a tier');
    const second = (label: string) => screen.getAllByLabelText(label)[1] ?? expect.unreachable();
    const enter = (label: string, value: string) =>
      fireEvent.change(second(label), { target: { value } });
    enter('Rate', '0.3');
    enter('Valid bet from', '3000000');
    enter('Active members from', '1');
    press('Send the offer');
    const isWrong = (label: string) => second(label).getAttribute('aria-invalid');
    await waitFor(() => expect(isWrong('Valid bet from')).toBe('true'));
    expect(document.activeElement).toBe(second('Valid bet from'));
    expect(isWrong('Rate')).not.toBe('true');
    enter('Active members from', '2');
    await waitFor(() => expect(isWrong('Valid bet from')).not.toBe('true'));
    expect(calls(PROPOSE)).toEqual([]);
  });

  it('that the platform refuses for a condition is wrong at that condition', async () => {
    await openForm();
    const details = { fields: { 'tiers.0.minStake': 'no amount of the currency' } };
    fail(PROPOSE, { refusal: 'field.invalid', details });
    press('Send the offer');
    await waitFor(() =>
      expect(tools.fieldError('Valid bet from')).toMatch(/^This wasn’t accepted/),
    );
    expect(tools.fieldError('Rate')).toBe('');
  });

  it('has its rate written as the language writes one, whatever the currency', async () => {
    await openForm();
    type('Rate', '0.6');
    expect(tools.field('Rate').value).toBe('0.6');
    expect(tools.fieldHint('Rate')).toMatch(/^In per cent, at most \d+\.\d+/);
  });

  it('better than the agent’s contract says so, and links to that contract', async () => {
    await openForm();
    type('Rate', '0.6');
    expect(await screen.findByText(/^Tier 1 is better than your own contract/)).toBeTruthy();
    expect(screen.getByText('Your own contract')).toBeTruthy();
    press('Send the offer');
    await screen.findByText('This wasn’t accepted. Check it and try again.');
    expect(calls(PROPOSE)).toEqual([]);
  });

  it('to somebody with an open offer says so at the name', async () => {
    await openForm();
    fireEvent.click(await screen.findByRole('radio', { name: 'player01' }));
    press('Send the offer');
    expect(await screen.findByText(/already an active or pending contract/)).toBeTruthy();
  });
});

describe('access', () => {
  it('is a player’s too: an offer is answered, and nothing else is shown', async () => {
    await open(SALARY, { user: 'player01', toaster: true });
    await card('Offer from agent01');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Mine',
      'History',
    ]);
    choose('Accept');
    type('Payment password', '135790');
    press('Accept the contract');
    expect(await screen.findByText('Contract accepted.')).toBeTruthy();
  });

  test.each(['virtual01', 'virtualagent01'])('is not for %s', async (user) => {
    await open(SALARY, { user });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls(INFO)).toEqual([]);
  });

  it('says where there is no contract', async () => {
    await open(SALARY, { user: 'vip01' });
    expect(await screen.findByRole('heading', { name: 'No contract' })).toBeTruthy();
  });
});
