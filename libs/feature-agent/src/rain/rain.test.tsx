import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { formatDateTime } from '@lobby/i18n';
import { callAs, layOut } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { envelopesAt } from './envelopes';
import {
  AGENT,
  BY_KEY,
  JOIN,
  moved,
  openRain,
  RAIN,
  SEND,
  tools,
  withoutCanvas,
} from './rain.setup';
import { untilChange } from './rain.query';

const { open, press, findAndPress, choose, type, calls, fail, mend, alertText, settled } = tools;

beforeEach(() => {
  layOut();
  withoutCanvas();
});

describe('the rains', () => {
  it('are shown by their time, with what was taken', async () => {
    await open(RAIN, AGENT);
    expect(await screen.findByRole('region', { name: 'Coming' })).toBeTruthy();
    expect(screen.getByText('No rain is open right now.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Rules' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take an envelope' })).toBeNull();
  });

  it('are shown by the clock of the phone, as lotteries and rooms are', async () => {
    await open(RAIN, { ...AGENT, prepare: openRain() });
    const coming = within(await screen.findByRole('region', { name: 'Coming' }));
    await settled();
    const { list } = await api.agent.rains();
    const next = list.find(({ status }) => status === 'COMING') ?? expect.unreachable();
    expect(coming.getByText(formatDateTime(next.startAt, 'EN'))).toBeTruthy();
    const running = list.find(({ status }) => status === 'OPEN') ?? expect.unreachable();
    expect(screen.getByText(new RegExp(formatDateTime(running.endAt, 'EN')))).toBeTruthy();
  });

  it('give one envelope, once by a double tap: the platform says how much', async () => {
    await open(RAIN, { ...AGENT, prepare: openRain() });
    const before = moved('agent01', 'RED_ENVELOPE').length;
    await findAndPress('Take an envelope');
    press('Take an envelope');
    const mine = await screen.findByText('Your envelope:');
    const taken = moved('agent01', 'RED_ENVELOPE');
    expect(taken).toHaveLength(before + 1);
    const figures = mine.textContent?.replaceAll(/\D/g, '');
    expect(taken.map(({ amount }) => amount)).toContain(figures);
    expect(screen.queryByRole('button', { name: 'Take an envelope' })).toBeNull();
    expect(calls(JOIN)).toHaveLength(1);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await open(RAIN, { ...AGENT, prepare: openRain() });
    await screen.findByRole('button', { name: 'Take an envelope' });
    fail(JOIN, { kind: 'drop-response' });
    press('Take an envelope');
    expect(await screen.findByText('Your envelope:')).toBeTruthy();
    expect(calls(JOIN)).toHaveLength(1);
  });

  it('in a break say until when, and give no envelope', async () => {
    const timeOut = { until: Date.UTC(2030, 0, 5, 12) };
    await open(RAIN, {
      ...AGENT,
      prepare: openRain(),
      answers: { 'GET /wps/member/protection/limits': { value: { limits: [], timeOut } } },
    });
    expect(await screen.findByText(/You’re on a break until .*2030/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take an envelope' })).toBeNull();
  });

  it('that ended meanwhile say so', async () => {
    await open(RAIN, { ...AGENT, prepare: openRain() });
    await screen.findByRole('button', { name: 'Take an envelope' });
    fail(JOIN, { refusal: 'rain.not.open' });
    press('Take an envelope');
    expect(await alertText()).toContain('no red envelope rain right now');
  });

  it('are looked at by a virtual agent', async () => {
    await open(RAIN, { user: 'virtualagent01', prepare: openRain() });
    expect(await screen.findByText(/^A virtual account looks only/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take an envelope' })).toBeNull();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it('that are open together are told apart by their end', async () => {
    const prepare = (sandbox: typeof tools.sandbox) =>
      [10, 30].map((minutes) => openRain({ minutes })(sandbox));
    await open(RAIN, { user: 'virtualagent01', prepare });
    const running = await screen.findAllByRole('region', { name: /^Open now Until / });
    expect(running).toHaveLength(2);
    expect(
      new Set(running.map(({ textContent }) => /Until [^.]*?\d\d:\d\d/.exec(textContent)?.[0]))
        .size,
    ).toBe(2);
    expect(screen.getAllByText(/^A virtual account looks only/)).toHaveLength(1);
  });

  it('have a record of what was taken', async () => {
    await open(RAIN, { ...AGENT, prepare: openRain() });
    await findAndPress('Take an envelope');
    await screen.findByText('Your envelope:');
    await tools.chooseTab('History');
    const list = within(await screen.findByRole('region', { name: 'Red envelopes' }));
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('are refetched when one begins or ends', () => {
    const list = [{ startAt: 5_000, endAt: 9_000 }] as never;
    expect(untilChange({ list, ahead: 0 }, 2_000)).toBe(3_000);
    expect(untilChange({ list, ahead: 1_000 }, 2_000)).toBe(2_000);
    expect(untilChange({ list, ahead: 0 }, 5_500)).toBe(3_500);
    expect(untilChange({ list, ahead: 0 }, 10_000)).toBe(60_000);
    expect(untilChange({ list: [], ahead: 0 }, 10_000)).toBe(60_000);
  });
});

describe('the picture', () => {
  it('can be paused and goes on', async () => {
    await open(RAIN, { ...AGENT, prepare: openRain() });
    await findAndPress('Pause the animation');
    press('Play the animation');
    expect(screen.getByRole('button', { name: 'Pause the animation' })).toBeTruthy();
  });

  it('is still with reduced motion', async () => {
    document.documentElement.dataset['motion'] = 'less';
    await open(RAIN, { ...AGENT, prepare: openRain() });
    await screen.findByRole('button', { name: 'Take an envelope' });
    expect(screen.queryByRole('button', { name: 'Pause the animation' })).toBeNull();
    delete document.documentElement.dataset['motion'];
  });

  it('is the same for the same moment, and moves slowly', () => {
    expect(envelopesAt(4_000)).toEqual(envelopesAt(4_000));
    const [now, soon] = [envelopesAt(4_000), envelopesAt(4_016)];
    for (const [place, { y }] of now.entries()) {
      const moved = (soon[place]?.y ?? 0) - y;
      // Per frame an envelope falls at most a hundredth of the height, or starts again at the top.
      expect(moved > 0 ? moved : 0).toBeLessThan(0.01);
    }
  });
});

describe('envelopes for the downline', () => {
  const fill = async (split = 'Equal') => {
    await open(`${RAIN}?tab=send`, AGENT);
    for (const name of ['player01', 'vip01', 'fresh01'])
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    choose(split);
    type('Sum of all envelopes', '100000');
    type('Payment password', '135790');
  };
  const send = () => press('Send the envelopes');
  const sharesOf = async () => {
    const outcome = within(await screen.findByRole('region', { name: 'Envelopes sent' }));
    return outcome
      .getAllByRole('definition')
      .map(({ textContent }) => Number(textContent?.replaceAll(/\D/g, '')));
  };

  it.each(['Equal', 'Random'])('are divided %s, once by a double tap', async (split) => {
    await fill(split);
    const before = moved('agent01', 'RED_ENVELOPE_OUT').length;
    send();
    send();
    const shares = await sharesOf();
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100_000);
    expect(shares).toHaveLength(3);
    if (split === 'Equal') expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(2);
    expect(moved('agent01', 'RED_ENVELOPE_OUT')).toHaveLength(before + 3);
    expect(calls(SEND)).toHaveLength(1);
    expect(tools.field('Sum of all envelopes').value).toBe('');
    expect(readStored('moneyIntents')).toEqual([]);
  });

  it('whose response is lost are queried, never resent (decision 21)', async () => {
    await fill();
    fail(SEND, { kind: 'drop-response' });
    send();
    expect(await screen.findByText('The envelopes were sent.')).toBeTruthy();
    expect(calls(SEND)).toHaveLength(1);
  });

  it('that stay in doubt are found after a reload', async () => {
    await fill();
    fail(SEND, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    send();
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    await open(`${RAIN}?tab=send`, { reload: true, toaster: true });
    expect(await screen.findByText('The envelopes were sent.')).toBeTruthy();
    expect(moved('agent01', 'RED_ENVELOPE_OUT')).toHaveLength(3);
  });

  it('that are found while others are typed leave those as they are', async () => {
    await fill();
    fail(SEND, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    send();
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    type('Sum of all envelopes', '200000');
    press('Check the result');
    expect(await screen.findByText('The envelopes were sent.')).toBeTruthy();
    expect(tools.field('Sum of all envelopes').value).toBe('200.000');
    await open(`${RAIN}?tab=send`, { reload: true });
    await screen.findByRole('checkbox', { name: 'vip01' });
    expect(tools.field('Sum of all envelopes').value).toBe('200.000');
  });

  it('are kept as they were chosen and typed over a reload, but for the password', async () => {
    await fill('Random');
    await open(`${RAIN}?tab=send`, { reload: true });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'vip01' })).checked).toBe(
      true,
    );
    expect(tools.field('Sum of all envelopes').value).toBe('100.000');
    expect(tools.field('Payment password').value).toBe('');
  });

  it('say what is missing at its field', async () => {
    await open(`${RAIN}?tab=send`, AGENT);
    await screen.findByRole('checkbox', { name: 'player01' });
    send();
    expect(await screen.findByText('Choose one.')).toBeTruthy();
    expect(tools.fieldError('Sum of all envelopes')).toBe('Enter an amount.');
    expect(calls(SEND)).toEqual([]);
  });

  it('are not for a member on a break, who is not listed', async () => {
    callAs(tools.sandbox, 'vip01');
    await api.protection.timeOut({ until: Date.now() + 2 * 86_400_000 });
    await open(`${RAIN}?tab=send`, { ...AGENT, reload: true });
    await screen.findByRole('checkbox', { name: 'player01' });
    expect(screen.queryByRole('checkbox', { name: 'vip01' })).toBeNull();
  });

  it('find a member by a part of the name', async () => {
    await open(`${RAIN}?tab=send`, AGENT);
    await screen.findByRole('checkbox', { name: 'player01' });
    type('Search by user name', 'vip0');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'player01' })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'vip01' })).toBeTruthy();
  });

  it('are not sent by Enter in the search of members', async () => {
    await fill('Random');
    const box = tools.field('Search by user name');
    act(() => box.focus());
    expect(box.getAttribute('enterkeyhint')).toBe('search');
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(box);
    expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(true);
  });
});
