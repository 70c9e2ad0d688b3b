import { readStored } from '@lobby/core';
import { formatTime } from '@lobby/i18n';
import { closeDeposit } from '@lobby/session';
import { blankFrames } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  address,
  alertText,
  calls,
  fail,
  findAndPress,
  hostsNow,
  mend,
  onAir,
  open,
  PATH,
  press,
  sandbox,
  settled,
  type WireHost,
} from '../screen.setup';

let told = vi.spyOn(window, 'postMessage');
beforeEach(() => {
  blankFrames();
  // The frame is this window, whose origin is not one of the chat origins.
  told = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
});

let fetched = vi.spyOn(sandbox, 'fetch');
beforeEach(() => {
  fetched = vi.spyOn(sandbox, 'fetch');
});

const roomOf = ({ id }: Pick<WireHost, 'id'>) => `/m/liveStream/room?host=${id}`;
const PLAYER = { user: 'player01' };
const CHAT = 'http://chat.localhost';
const SETTINGS = '/wps/system/settings/consolidated';

const launches = () => calls(PATH.launch);
const payments = () => calls('/wps/relay/CBS_payRoom');
/** Payments of rooms in the sandbox's ledger. */
const paid = (user = 'player01') =>
  sandbox.control
    .ledger({ user, brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'STREAM');

/** Says something as the room's page. */
function say(data: unknown, origin = CHAT) {
  const frame = document.querySelector('iframe');
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: frame?.contentWindow ?? null });
  act(() => void window.dispatchEvent(event));
}

/** Opens a room of a type from its address. */
async function enter(type: WireHost['roomType'], options: Parameters<typeof open>[1] = PLAYER) {
  const host = await onAir(type);
  const view = await open(roomOf(host), options);
  return { ...view, host };
}

describe('a room', () => {
  test('is launched once and shown in a frame that cannot move the page', async () => {
    const { host } = await enter('normal');
    const frame = await screen.findByTitle(host.name);
    expect(frame.getAttribute('src')).toMatch(/^http:\/\/chat\.localhost\/chat\/room\/\?t=/);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    await settled();
    expect(launches()).toHaveLength(1);
  });

  test('is asked for with all the documents name (D2 §7)', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    const asked = fetched.mock.calls
      .map(([{ url }]) => new URL(url))
      .find(({ pathname }) => pathname === PATH.launch);
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      modelId: host.id,
      lbg: `/cdn/host/aurora-${host.id}`,
      backHome: '1',
      language: 'EN',
    });
  });

  test('sends a guest to the login and back', async () => {
    const { host } = await enter('normal', {});
    const back = `/m/login?returnTo=${encodeURIComponent(roomOf(host))}`;
    await waitFor(() => expect(address()).toBe(back));
    expect(launches()).toHaveLength(0);
  });

  test('is left for the streams when its address was copied', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    press('Leave room');
    await waitFor(() => expect(address()).toBe('/m/liveStream'));
  });

  test('is left for the page it was opened from', async () => {
    await open('/m/liveStream?q=a', PLAYER);
    const [card] = await screen.findAllByRole('button', { name: /^Subscribe: / });
    const name = card?.getAttribute('aria-label')?.replace('Subscribe: ', '') ?? '';
    fireEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
    await screen.findByRole('region', { name: 'Chat room' });
    press('Leave room');
    await waitFor(() => expect(address()).toBe('/m/liveStream?q=a'));
  });

  test('has its host’s name as its heading, which has the focus', async () => {
    const { host } = await enter('normal');
    const heading = await screen.findByRole('heading', { level: 1, name: host.name });
    expect(document.activeElement).toBe(heading);
  });

  test('counts the time, and leads to a report of it', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    expect(screen.getByRole('timer', { name: 'Session time' }).textContent).toMatch(/^00:00:0\d$/);
    const report = screen.getByRole('link', { name: 'Report this room' });
    expect(report.getAttribute('href')).toBe(`/m/feedback?host=${host.id}`);
  });

  test('is told whether sound is wanted, at its own origin alone', async () => {
    const { host } = await enter('normal');
    fireEvent.load(await screen.findByTitle(host.name));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith({ type: 'lobby.sound', on: false }, CHAT),
    );
    press('Sound');
    await waitFor(() => expect(told).toHaveBeenCalledWith({ type: 'lobby.sound', on: true }, CHAT));
    expect(readStored('sound')).toBe(true);
    expect(screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('can be subscribed to from within', async () => {
    const { host } = await enter('normal', { user: 'fresh01' });
    const label = `Subscribe: ${host.name}`;
    await findAndPress(label);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('true'),
    );
    await waitFor(() => expect(calls('/wps/relay/CBS_focus', 'POST')).toHaveLength(1));
  });
});

describe('what a room says', () => {
  test('ends the wait for it: after 4 s of silence it is offered anew', async () => {
    const { host } = await enter('normal');
    const frame = await screen.findByTitle(host.name);
    vi.useFakeTimers();
    fireEvent.load(frame);
    act(() => vi.advanceTimersByTime(3_999));
    expect(screen.queryByText('Nothing to see?')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('Nothing to see?')).toBeTruthy();
    say({ type: 'lobby.ready' });
    expect(screen.queryByText('Nothing to see?')).toBeNull();
  });

  test('can be that one leaves it', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    say({ type: 'lobby.leave' });
    await waitFor(() => expect(address()).toBe('/m/liveStream'));
  });

  test('can be that its host went off air, which is told', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    sandbox.control.knobs.host({ brand: 'aurora', host: host.id, air: 'off' });
    say({ type: 'lobby.closed', code: 'host.not.live' });
    expect(await alertText()).toContain('The stream has ended');
    expect(await alertText()).toContain(`${host.name} has gone off air.`);
    expect(document.querySelector('iframe')).toBeNull();
    press('Other streams');
    await waitFor(() => expect(address()).toBe('/m/liveStream'));
  });

  test('can be that a break began: there is nothing to try again', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    say({ type: 'lobby.closed', code: 'account.excluded' });
    expect(await alertText()).toContain('The room was closed');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('can be that it was closed: opening it again asks the platform', async () => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    say({ type: 'lobby.closed', code: 'room.not.paid' });
    expect(await alertText()).toContain('The room was closed');
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    press('Try again');
    expect(await screen.findByTitle(host.name)).toBeTruthy();
    expect(launches()).toHaveLength(2);
  });

  test.each([
    ['another origin', { type: 'lobby.leave' }, 'http://evil.localhost'],
    ['another shape', { type: 'lobby.go', to: '/m/set' }, CHAT],
    ['another code', { type: 'lobby.closed', code: 'wallet.insufficient' }, CHAT],
  ])('from %s is not heard', async (_, data, origin) => {
    const { host } = await enter('normal');
    await screen.findByTitle(host.name);
    say(data, origin);
    await settled();
    expect(address()).toBe(roomOf(host));
    expect(document.querySelector('iframe')).toBeTruthy();
  });
});

describe('an address for a room', () => {
  test.each(['https://evil.example/room', 'javascript:alert(1)', '/m/set', ''])(
    'of “%s” is refused with a message',
    async (chatUrl) => {
      await enter('normal', { ...PLAYER, answers: { [PATH.launch]: { value: { chatUrl } } } });
      expect(await alertText()).toContain('isn’t trusted');
      expect(document.querySelector('iframe')).toBeNull();
      press('Other streams');
      await waitFor(() => expect(address()).toBe('/m/liveStream'));
    },
  );

  test('waits for the trusted origins, and asks for them again', async () => {
    const { host } = await enter('normal', { ...PLAYER, answers: { [SETTINGS]: 404 } });
    expect(await alertText()).toContain('Couldn’t open the room');
    mend();
    press('Try again');
    expect(await screen.findByTitle(host.name)).toBeTruthy();
    expect(launches()).toHaveLength(1);
  });
});

describe('a room that does not open', () => {
  test.each([
    ['account.excluded', 'on a break from play', undefined],
    ['host.not.live', 'not live right now', undefined],
    ['record.not.found', '', undefined],
    ['room.vip.only', 'members with a VIP level', undefined],
    ['system.busy', 'busy', 'Try again'],
  ] as const)('for %s says “%s” and offers %s', async (refusal, text, action) => {
    await enter('normal', { ...PLAYER, answers: { [PATH.launch]: { refusal } } });
    const alert = await alertText();
    expect(alert).toContain(text);
    expect(screen.queryByRole('button', { name: 'Try again' })?.textContent).toBe(action);
    expect(screen.getByRole('button', { name: 'Other streams' })).toBeTruthy();
  });

  test('for its VIP level is refused by the platform, not by the page', async () => {
    await enter('vip', { user: 'fresh01' });
    expect(await alertText()).toContain('This room is for members with a VIP level.');
    expect(launches()).toHaveLength(1);
  });

  test('of a host off air names the next start', async () => {
    const [away] = await hostsNow('active=1&streaming=0');
    if (!away?.nextStreamAt) throw new Error('everybody is on air');
    await open(roomOf(away), PLAYER);
    const start = formatTime(away.nextStreamAt, 'EN');
    await waitFor(async () => expect(await alertText()).toContain(`Next stream: ${start}`));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('of an address that names no host leads to the streams', async () => {
    await open('/m/liveStream/room', PLAYER);
    await findAndPress('Other streams');
    await waitFor(() => expect(address()).toBe('/m/liveStream'));
    expect(launches()).toHaveLength(0);
  });
});

describe('a private room', () => {
  const dialog = () => screen.findByRole('alertdialog');
  const ask = async () => {
    await findAndPress(/^Pay 50/);
    return dialog();
  };
  const confirm = async () => {
    const question = await ask();
    fireEvent.click(within(question).getByRole('button', { name: /^Pay 50/ }));
  };

  test('says its price, and takes nothing by opening or by the first tap', async () => {
    await enter('private');
    const offer = await screen.findByText(/This broadcast costs 50\.000 ₫/);
    expect(offer.closest('[role="status"]')?.querySelector('button')).toBeNull();
    const question = await ask();
    expect(question.textContent).toContain('50.000\u00a0₫');
    await waitFor(() => expect(question.textContent).toMatch(/Your balance [\d.]+\u00a0₫/));
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await settled();
    expect(payments()).toHaveLength(0);
    expect(paid()).toHaveLength(0);
  });

  test('is not paid while its price cannot be said; trying again says it', async () => {
    await enter('private', { ...PLAYER, answers: { [SETTINGS]: 404 } });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    mend();
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Pay 50.000\u00a0₫' })).toBeTruthy();
  });

  test('is paid once after the question, and opens', async () => {
    const { host } = await enter('private');
    await confirm();
    expect(await screen.findByTitle(host.name)).toBeTruthy();
    expect(paid()).toHaveLength(1);
    expect(payments()).toHaveLength(1);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  test('is not paid again on another visit', async () => {
    const { host } = await enter('private');
    await confirm();
    await screen.findByTitle(host.name);
    await open(roomOf(host), { reload: true });
    expect(await screen.findByTitle(host.name)).toBeTruthy();
    expect(paid()).toHaveLength(1);
  });

  test('whose payment’s answer is lost is asked for, never paid twice', async () => {
    const { host } = await enter('private');
    fail(PATH.pay, { kind: 'drop-response' });
    await confirm();
    expect(await screen.findByTitle(host.name)).toBeTruthy();
    expect(payments()).toHaveLength(1);
    expect(paid()).toHaveLength(1);
  });

  test('whose payment is in doubt says so until it is known', async () => {
    const { host } = await enter('private');
    fail(PATH.pay, { kind: 'drop-response' });
    fail('/wps/transaction/key', 'offline');
    await confirm();
    expect(await screen.findByText(/can’t tell yet/)).toBeTruthy();
    mend();
    await findAndPress('Check the result');
    expect(await screen.findByTitle(host.name)).toBeTruthy();
    expect(payments()).toHaveLength(1);
    expect(paid()).toHaveLength(1);
  });

  test('without the money says so and leads to the deposit', async () => {
    await enter('private', { user: 'empty01' });
    await confirm();
    expect(await screen.findByText('Your balance is too low.')).toBeTruthy();
    const deposit = screen.getByRole('link', { name: 'Deposit' });
    expect(deposit.getAttribute('href')).toBe('/m/voucherCenter');
    expect(paid('empty01')).toHaveLength(0);
  });

  test('without the money leads to no deposit while it is closed', async () => {
    await enter('private', { user: 'empty01' });
    await confirm();
    await screen.findByRole('link', { name: 'Deposit' });
    act(() => closeDeposit(Date.now() + 60_000));
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    act(() => closeDeposit(0));
  });

  test('in a break says until when instead of the price to pay', async () => {
    const timeOut = { until: Date.UTC(2030, 0, 5, 12) };
    await enter('private', {
      ...PLAYER,
      answers: { 'GET /wps/member/protection/limits': { value: { limits: [], timeOut } } },
    });
    expect(await screen.findByText(/You’re on a break until .*2030/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  test('whose price has changed says the new one before anything is paid', async () => {
    const refusal = 'room.not.paid';
    await enter('private', {
      ...PLAYER,
      toaster: true,
      answers: { [PATH.launch]: { refusal, details: { fields: { price: '50001' } } } },
    });
    const question = await ask();
    mend();
    fireEvent.click(within(question).getByRole('button', { name: /^Pay 50/ }));
    expect(await screen.findByText('The price has changed. Nothing has been paid.')).toBeTruthy();
    expect(await screen.findByText(/This broadcast costs 50\.000 ₫/)).toBeTruthy();
    expect(paid()).toHaveLength(0);
  });

  test('is not offered to an account without money of its own', async () => {
    await enter('private', { user: 'virtual01' });
    await screen.findByText('Private room');
    await settled();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(await alertText()).toContain('registered accounts only');
  });
});
