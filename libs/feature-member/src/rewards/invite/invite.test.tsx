import { labelText, readQrCode, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);
const { open, press, calls, fail } = tools;

const INVITE = '/wps/relay/MCSFE_getReferralOverview';
const FRIENDS = '/wps/relay/MCSFE_getReferralList';
const INVITE_CLAIM = '/wps/relay/MCSFE_claimReferralReward';

const paid = () =>
  tools.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'INVITE_REWARD');

describe('invitations', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'share');
  });

  const openInvite = async () => {
    await open('/m/inviteFriends', { user: 'player01', toaster: true });
    return screen.findByRole('img', { name: 'QR code of your invitation link' });
  };
  const link = () => screen.getByText(/^http.*affiliate=/).textContent;

  it('carry the member’s code in link and QR code, which a decoder reads back', async () => {
    const code = await openInvite();
    expect(link()).toMatch(/\/m\/register\?affiliate=\w+$/);
    expect(readQrCode(code)).toBe(link());
  });

  it('are copied, shared and scanned without a network', async () => {
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    const code = await openInvite();
    const at = link();
    const before = tools.sandbox.control.calls().length;
    const writeText = vi.fn(async () => undefined);
    fail('/wps/*', 'offline');
    vi.stubGlobal('navigator', { ...navigator, onLine: false, clipboard: { writeText } });
    press('Copy Invitation link');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(at));
    press('Share');
    await waitFor(() =>
      expect(share.mock.calls).toEqual([[{ title: 'My invitation to Aurora', url: at }]]),
    );
    expect(readQrCode(code)).toBe(at);
    expect(tools.sandbox.control.calls()).toHaveLength(before);
  });

  it('are there after a reload without a network, for the same account alone', async () => {
    await openInvite();
    const at = link();
    const offline = { [INVITE]: 'offline', [FRIENDS]: 'offline' } as const;
    await open('/m/inviteFriends', { reload: true, answers: offline });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    const code = screen.getByRole('img', { name: 'QR code of your invitation link' });
    expect(readQrCode(code)).toBe(at);
    await open('/m/inviteFriends', { user: 'fresh01', reload: true, answers: offline });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(at ?? '')).toBeNull();
  });

  test.each([
    ['chosen', undefined, false],
    ['closed', new DOMException('', 'AbortError'), false],
    ['refused', new DOMException('', 'NotAllowedError'), true],
  ])('open the share sheet of the device: %s', async (_name, error, said) => {
    const share = vi.fn(async () => {
      if (error) throw error;
    });
    Object.assign(navigator, { share });
    await openInvite();
    press('Share');
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: 'My invitation to Aurora', url: link() }),
    );
    const failure = labelText('EN', 'member-rewards:invite.shareFailed');
    if (said) expect(await screen.findByText(failure)).toBeTruthy();
    else expect(screen.queryByText(failure)).toBeNull();
  });

  it('have no share button where the device has no share sheet', async () => {
    await openInvite();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example'])(
    'show no link that is none: %s (decision 23)',
    async (bad) => {
      await open('/m/inviteFriends', {
        user: 'player01',
        answers: {
          [INVITE]: {
            value: {
              referralCode: 'DEMO01',
              links: [bad],
              invited: 0,
              active: 0,
              income: '0',
              reward: '50000',
              claimable: '0',
              rules: [],
            },
          },
        },
      });
      expect(await screen.findByText('DEMO01')).toBeTruthy();
      expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
      expect(screen.queryByText(bad)).toBeNull();
    },
  );

  it('pay the rewards that wait, once by a double tap', async () => {
    await openInvite();
    const name = 'Claim: invitation rewards';
    const before = paid().length;
    press(name);
    press(name);
    await screen.findByText(/^Claimed\. The money/);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(calls(INVITE_CLAIM)).toHaveLength(1);
    const amounts = paid()
      .slice(before)
      .map(({ amount }) => amount);
    // Rules and figures agree, for each of the two friends.
    expect(amounts).toEqual(['50000', '50000']);
    expect(screen.getByText(/^You get 50\.000 ₫ for each friend/)).toBeTruthy();
  });

  it('list friends by masked name', async () => {
    await openInvite();
    const friends = within(await screen.findByRole('region', { name: 'Your friends' }));
    expect((await friends.findAllByRole('listitem')).length).toBeGreaterThan(2);
    expect(friends.getAllByText('Registered').length).toBeGreaterThan(0);
    expect(friends.getAllByText('Has deposited').length).toBeGreaterThan(0);
  });

  it('without friends say so', async () => {
    await open('/m/inviteFriends', { user: 'fresh01' });
    expect(await screen.findByRole('heading', { name: 'No friends registered yet' })).toBeTruthy();
  });

  it('that a brand does not offer say so, and friends that fail to load can be retried', async () => {
    await open('/m/inviteFriends', {
      user: 'player01',
      answers: { [INVITE]: { refusal: 'function.not.available' } },
    });
    expect(await screen.findByText('This feature isn’t available right now.')).toBeTruthy();
    await open('/m/inviteFriends', { user: 'player01', answers: { [FRIENDS]: 503 } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
