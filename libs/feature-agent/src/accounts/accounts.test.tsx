import { layOut, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { agentRoutes } from '../routes';

const tools = screensOf(agentRoutes);
const { open, press, type, calls, fail, mend, alertText, fieldError, findAndPress, address } =
  tools;
const { chooseTab, field } = tools;

beforeEach(layOut);

const OPEN = '/wps/agent/downline';
const CREATE = '/wps/relay/MCS2_wpsCreateAffUrl';
const DELETE = '/wps/relay/MCS2_wpsDeleteAffUrl';
const JOIN = '/wps/relay/MCS2_wpsRegAff';
const LINKS = '/wps/relay/MCS2_wpsViewAffUrls';
const BY_KEY = '/wps/transaction/key';
const SETTINGS = '/wps/relay/MCS2_getCustomerRebateSettingByProductType';

const AGENT = { user: 'agent01', toaster: true } as const;

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('open account by the form (D2 §2)', () => {
  const openForm = async (options: object = AGENT) => {
    await open('/m/agentRegister', options);
    await screen.findByRole('group', { name: 'Rebate rates' });
  };
  const fill = (name = 'newmember88') => {
    type('User name', name);
    type('Password', 'Secret123');
    type('Confirm password', 'Secret123');
  };

  it('opens an account with the rates chosen, once by a double tap', async () => {
    await openForm();
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Agent' }));
    press('Raise: Slots');
    press('Open account');
    press('Open account');
    expect(await screen.findByText('Account newmember88 is open.')).toBeTruthy();
    expect(calls(OPEN)).toHaveLength(1);
    await waitFor(() => expect(field('User name').value).toBe(''));
    await open('/m/member/team?name=newmember88', { reload: true });
    const found = await screen.findByRole('link', { name: /^newmember88/ });
    expect(found.textContent).toContain('Agent · Level 1');
  });

  it('whose answer is lost is looked for, and not opened again', async () => {
    await openForm();
    fill();
    fail(OPEN, { kind: 'drop-response' });
    press('Open account');
    expect(await screen.findByText('Account newmember88 is open.')).toBeTruthy();
    expect(calls(OPEN)).toHaveLength(1);
  });

  it('says that the name is taken, beside it', async () => {
    await openForm();
    fill('player01');
    press('Open account');
    await waitFor(() => expect(fieldError('User name')).toBeTruthy());
    expect(field('Password').value).toBe('Secret123');
  });

  it('asks for what is missing', async () => {
    await openForm();
    press('Open account');
    await waitFor(() => expect(fieldError('User name')).toContain('Enter'));
    expect(calls(OPEN)).toHaveLength(0);
  });

  it('says that the rates did not load, and tries again', async () => {
    await open('/m/agentRegister', { ...AGENT, answers: { [SETTINGS]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect(await screen.findByRole('group', { name: 'Rebate rates' })).toBeTruthy();
  });

  it('names the age below which nobody may have an account', async () => {
    await openForm();
    expect(screen.getByText(/only for people aged 18 or over/)).toBeTruthy();
  });

  it('is not for virtual agents, who look', async () => {
    await open('/m/agentRegister', { user: 'virtualagent01' });
    expect(await screen.findByText(/can look at everything and change nothing/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open account' })).toBeNull();
  });
});

describe('affiliate links', () => {
  const links = async () =>
    within(await screen.findByRole('list', { name: 'Your links' })).getAllByRole('listitem');
  const openLinks = async (user = 'agent01') => {
    await open('/m/agentRegister?by=links', { user, toaster: true });
  };

  it('show what came of them', async () => {
    await openLinks();
    const [link] = await links();
    const shown = within(link ?? document.body);
    expect(shown.getByText('Visits').nextElementSibling?.textContent).toMatch(/^\d+$/);
    expect(shown.getByText('Registrations').nextElementSibling?.textContent).toMatch(/^\d+$/);
  });

  it('are made with rates and an end, and are first in the list', async () => {
    await openLinks();
    const before = (await links()).length;
    press('New link');
    await screen.findByRole('group', { name: 'Rebate rates' });
    press('Raise: Slots');
    type('Remark', 'Friends of the club');
    press('Create link');
    await waitFor(async () => expect(await links()).toHaveLength(before + 1));
    expect(calls(CREATE)).toHaveLength(1);
    expect((await links())[0]?.textContent).toContain('Friends of the club');
  });

  const fillNew = async () => {
    await openLinks();
    const before = (await links()).length;
    press('New link');
    await screen.findByRole('group', { name: 'Rebate rates' });
    type('Remark', 'Once only');
    return before;
  };

  it('are made once by a double tap', async () => {
    const before = await fillNew();
    press('Create link');
    press('Create link');
    await waitFor(async () => expect(await links()).toHaveLength(before + 1));
    expect(calls(CREATE)).toHaveLength(1);
  });

  it('whose response is lost are queried, not created again (decision 21)', async () => {
    const before = await fillNew();
    fail(CREATE, { kind: 'drop-response' });
    press('Create link');
    expect(await screen.findByText('Link created.')).toBeTruthy();
    await waitFor(async () => expect(await links()).toHaveLength(before + 1));
    expect(calls(CREATE)).toHaveLength(1);
  });

  it('in doubt are found when asked again', async () => {
    const before = await fillNew();
    fail(CREATE, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press('Create link');
    const check = await screen.findByRole('button', { name: 'Check the result' });
    mend();
    fireEvent.click(check);
    expect(await screen.findByText('Link created.')).toBeTruthy();
    await waitFor(async () => expect(await links()).toHaveLength(before + 1));
    expect(calls(CREATE)).toHaveLength(1);
  });

  /** A page with one link. */
  const pageOf = (page: number, totalPages = 1) => {
    const url = 'http://aurora.localhost/m/register?affiliate=AB12';
    const link = { linkId: `${page}`, code: 'AB12', url, domain: 'aurora.localhost' };
    const times = {
      createdAt: Date.UTC(2026, 2, 9, 20),
      expiresAt: Date.UTC(2027, 3, 9, 18),
    };
    const counts = { rebates: [], visits: 0, registrations: 0, status: 'ACTIVE', memberType: 0 };
    const list = [{ ...link, ...times, ...counts }];
    return { value: { page, size: 1, total: totalPages, totalPages, ownCode: 'AGENT01', list } };
  };

  it('say that the next page did not load, and try it again', async () => {
    await open('/m/agentRegister?by=links', { ...AGENT, answers: { [LINKS]: pageOf(1, 2) } });
    expect(await links()).toHaveLength(1);
    fail(LINKS, 503);
    await findAndPress('Show more');
    expect(await screen.findByText('Couldn’t load more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    fail(LINKS, pageOf(2, 2));
    await findAndPress('Try again');
    await waitFor(async () => expect(await links()).toHaveLength(2));
    expect(screen.queryByText('Couldn’t load more.')).toBeNull();
  });

  it('end with a page without one, whatever the platform counts', async () => {
    await open('/m/agentRegister?by=links', { ...AGENT, answers: { [LINKS]: pageOf(1, 1e9) } });
    expect(await links()).toHaveLength(1);
    const { value } = pageOf(2, 1e9);
    fail(LINKS, { value: { ...value, list: [] } });
    await findAndPress('Show more');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(await links()).toHaveLength(1);
  });

  it('show their days by the brand’s clock', async () => {
    await open('/m/agentRegister?by=links', { ...AGENT, answers: { [LINKS]: pageOf(1) } });
    const [shown] = await links();
    await waitFor(() => expect(shown?.textContent).toContain('Created10 Mar 2026'));
    expect(shown?.textContent).toContain('Ends10 Apr 2027');
  });

  it('are handed on with the age and the way to safer play, copied or shared', async () => {
    const writeText = vi.fn(async () => undefined);
    const share = vi.fn(async () => undefined);
    Object.defineProperties(navigator, {
      clipboard: { value: { writeText }, configurable: true },
      share: { value: share, configurable: true },
    });
    await openLinks();
    const [link] = await links();
    fireEvent.click(within(link ?? document.body).getByRole('button', { name: /^Copy\b/ }));
    fireEvent.click(within(link ?? document.body).getByRole('button', { name: /^Share\b/ }));
    const text = expect.stringMatching(
      /^https?:\S+affiliate=\w+\n\nOnly for people aged 18 or over\. .*https?:\S+\/m\/saferPlay$/,
    );
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(text));
    expect(share).toHaveBeenCalledWith({ text });
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('are shown as a QR code with the notice', async () => {
    await openLinks();
    const [link] = await links();
    fireEvent.click(within(link ?? document.body).getByRole('button', { name: /^QR code\b/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'QR code' }));
    expect(sheet.getByRole('img', { name: /^QR code of http/ })).toBeTruthy();
    expect(sheet.getByText(/Only for people aged 18 or over/)).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    await openLinks();
    const before = (await links()).length;
    const [link] = await links();
    fireEvent.click(within(link ?? document.body).getByRole('button', { name: /^Delete\b/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(calls(DELETE)).toHaveLength(0);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Link deleted.')).toBeTruthy();
    await waitFor(async () => expect(await links()).toHaveLength(before - 1));
  });

  it('that are deleted say so also where the answer was lost', async () => {
    await openLinks();
    const before = (await links()).length;
    const [link] = await links();
    fireEvent.click(within(link ?? document.body).getByRole('button', { name: /^Delete\b/ }));
    const question = within(await screen.findByRole('alertdialog'));
    // With this seed the first of two responses is lost.
    fail(DELETE, { kind: 'drop-response', rate: 0.5, seed: 8 });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Link deleted.')).toBeTruthy();
    await waitFor(async () => expect(await links()).toHaveLength(before - 1));
    expect(alerts().join('')).toBe('');
  });

  it('can be made after a registration as an affiliate whose answer was lost', async () => {
    const none = { list: [], page: 1, size: 20, total: 0, totalPages: 0, ownCode: null };
    const answers = { [LINKS]: { value: none } };
    await open('/m/agentRegister?by=links', { ...AGENT, user: 'general01', answers });
    await screen.findByRole('button', { name: 'Get my code' });
    mend();
    fail(JOIN, { kind: 'drop-response' });
    press('Get my code');
    expect(await screen.findByText('Your invitation code')).toBeTruthy();
    expect(await screen.findByText('Your invitation code is ready')).toBeTruthy();
    expect(alerts().join('')).toBe('');
    expect(calls(JOIN)).toHaveLength(1);
  });

  it('come after the registration as an affiliate', async () => {
    await openLinks('general01');
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Get my code' }) ??
          screen.queryByText('Your invitation code'),
      ).toBeTruthy(),
    );
    if (screen.queryByRole('button', { name: 'Get my code' })) press('Get my code');
    expect(await screen.findByText('Your invitation code')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No links yet' })).toBeTruthy();
  });

  it('say that they did not load, and try again', async () => {
    await open('/m/agentRegister?by=links', { ...AGENT, answers: { [LINKS]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect((await links()).length).toBeGreaterThan(0);
  });
});

test('the way to open an account is in the address', async () => {
  await open('/m/agentRegister', AGENT);
  await chooseTab('Links');
  await waitFor(() => expect(address()).toBe('/m/agentRegister?by=links'));
});
