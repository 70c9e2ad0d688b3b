import { english, hold, screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberRoutes } from '../../routes';

const FORMS = [
  '/m/securityCenter/email',
  '/m/securityCenter/mobile',
  '/m/securityCenter/payeeName',
];
const forms = FORMS.filter((form) => memberRoutes.every(({ path }) => path !== form));

const tools = screensOf([
  ...memberRoutes,
  ...forms.map((path) => screenAt(path, () => <p>Form</p>)),
]);
const { open, press, findAndPress, type, field, fieldError, addImage, fail, mend, calls } = tools;

const INFO = '/wps/member/info';
const NICKNAME = '/wps/member/info/nickname';
const ICON = '/wps/member/info/icon';
const UPLOAD = '/wps/member/upload';
const CONFIG = '/wps/member/securityConfig';

async function openAccount(user = 'player01', options: Parameters<typeof open>[1] = {}) {
  await open('/m/myAccount/index', { user, toaster: true, ...options });
  await screen.findByText(user);
  await tools.settled();
}

const pictures = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

async function openNickname() {
  await openAccount();
  await findAndPress(/^Nickname/);
  await waitFor(() => field('Nickname'));
}

describe('the nickname', () => {
  it('is changed once by a double tap, and shown at once', async () => {
    await openNickname();
    expect(field('Nickname').value).toBe('Lan');
    type('Nickname', 'Hoa  Mai');
    press('Save');
    press('Save');
    expect(await screen.findByRole('button', { name: /^Nickname.*Hoa Mai/ })).toBeTruthy();
    expect(calls(NICKNAME)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('whose response is lost is queried, and shown', async () => {
    await openNickname();
    fail(NICKNAME, { kind: 'drop-response' });
    type('Nickname', 'Hoa  Mai');
    press('Save');
    expect(await screen.findByRole('button', { name: /^Nickname.*Hoa Mai/ })).toBeTruthy();
    await waitFor(() => expect(tools.statusText()).toContain(english('member-me:nickname.done')));
    expect(calls(NICKNAME)).toHaveLength(1);
  });

  it('may be as long in composed letters as the rule says, with spaces around and between', async () => {
    await openNickname();
    await waitFor(() => expect(calls('/setting/validation')).not.toHaveLength(0));
    await tools.settled();
    type('Nickname', ` ${'Nguyễn Thị  Hồng Ngọc'.normalize('NFD')} `);
    press('Save');
    const name = 'Nguyễn Thị Hồng Ngọc'.normalize('NFC');
    expect(
      await screen.findByRole('button', { name: new RegExp(`^Nickname.*${name}`) }),
    ).toBeTruthy();
  });

  it.each(['L', '<b>Lan</b>', 'x'.repeat(21)])('refuses %j at its field', async (nickname) => {
    await openNickname();
    type('Nickname', nickname);
    press('Save');
    await waitFor(() => expect(fieldError('Nickname')).not.toBe(''));
    expect(field('Nickname').value).toBe(nickname);
  });

  it('that is not sent is kept in the form', async () => {
    await openNickname();
    fail(NICKNAME, 'offline');
    type('Nickname', 'Hoa');
    press('Save');
    expect(await tools.alertText()).toBe(english('forms:form.inDoubt'));
    mend();
    press('Save');
    expect(await screen.findByRole('button', { name: /^Nickname.*Hoa/ })).toBeTruthy();
  });
});

describe('the head icon', () => {
  const choosing = async () => {
    await openAccount();
    await findAndPress('Choose an image');
    await screen.findByRole('button', { name: 'Image 6' });
  };

  it('is one of the given ones', async () => {
    await choosing();
    const release = hold(`POST ${ICON}`);
    press('Image 3');
    press('Image 4');
    await waitFor(() => expect(tools.button('Image 4').getAttribute('aria-disabled')).toBe('true'));
    release();
    await waitFor(() =>
      expect(pictures()).toEqual([expect.stringMatching(/\/cdn\/icon\/koi\.svg$/)]),
    );
    expect(calls(ICON, 'POST')).toHaveLength(1);
    await findAndPress('Choose an image');
    const chosen = await screen.findByRole('button', { name: 'Image 3', pressed: true });
    expect(chosen).toBeTruthy();
  });

  it('whose response is lost is queried, and shown', async () => {
    await choosing();
    fail(`POST ${ICON}`, { kind: 'drop-response' });
    press('Image 3');
    await waitFor(() =>
      expect(pictures()).toEqual([expect.stringMatching(/\/cdn\/icon\/koi\.svg$/)]),
    );
    expect(tools.statusText()).toContain(english('member-me:icon.done'));
    expect(calls(ICON, 'POST')).toHaveLength(1);
  });

  it('is an uploaded picture, re-encoded and sent for this purpose', async () => {
    await choosing();
    addImage(english('member-me:icon.own'));
    await waitFor(() => expect(pictures()).toEqual([expect.stringMatching(/\/cdn\/upload\//)]));
    expect(calls(UPLOAD)).toHaveLength(1);
    const icons = tools.sandbox.control.calls().filter(({ path }) => path === INFO);
    expect(icons.length).toBeGreaterThan(1);
  });

  it('cannot be one of the given ones while a picture uploads', async () => {
    await choosing();
    const release = hold(UPLOAD);
    addImage(english('member-me:icon.own'));
    await screen.findByText(/^\d+%$/);
    expect(tools.button('Image 3').getAttribute('aria-disabled')).toBe('true');
    press('Image 3');
    release();
    await waitFor(() => expect(pictures()).toEqual([expect.stringMatching(/\/cdn\/upload\//)]));
    expect(calls(ICON, 'POST')).toHaveLength(1);
  });

  it('stays as it was where the choice was closed before the picture was uploaded', async () => {
    await choosing();
    const release = hold(UPLOAD);
    addImage(english('member-me:icon.own'));
    await screen.findByText(/^\d+%$/);
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    await waitFor(() => expect(calls(UPLOAD)).toHaveLength(1));
    await tools.settled();
    expect(calls(ICON, 'POST')).toEqual([]);
  });

  it('that is refused says so and stays as it was', async () => {
    await choosing();
    fail(`POST ${ICON}`, { refusal: 'upload.invalid' });
    press('Image 3');
    expect(await tools.alertText()).toContain('can’t be used');
    mend();
    press('Image 5');
    await waitFor(() => expect(pictures()).toEqual([expect.stringMatching(/star\.svg$/)]));
  });
});

describe('contact and payment details', () => {
  it('are masked and lead to their forms; a payee name that is set is fixed', async () => {
    await openAccount('player01');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/securityCenter/email', '/m/securityCenter/mobile']);
    expect(screen.getByText(/\*+.*601$|^\*+\d/)).toBeTruthy();
  });

  it('that are not set say so', async () => {
    await openAccount('fresh01');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(FORMS);
    for (const link of links) expect(within(link).getByText('Not set')).toBeTruthy();
  });

  it('that fail to load say so and can be retried', async () => {
    await open('/m/myAccount/index', { user: 'player01', answers: { [CONFIG]: 503 } });
    await screen.findByText(english('member-me:identity.failed'));
    mend();
    await findAndPress('Try again');
    expect(await screen.findByRole('link', { name: /^E-mail/ })).toBeTruthy();
  });

  it('are closed to an account without money of its own, which is explained', async () => {
    await openAccount('virtual01');
    expect(screen.getByText(english('member-me:account.closed'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Nickname/ })).toBeNull();
    expect(calls(CONFIG)).toEqual([]);
  });
});

describe('contracts', () => {
  const CONTRACT = '/m/member/agent/getSalaryContract';
  const withContracts = screensOf([...memberRoutes, screenAt(CONTRACT, () => <p>Contract</p>)]);

  it.each(['player01', 'agent01'])('are found again by %s, who may have some', async (user) => {
    await withContracts.open('/m/myAccount/index', { user });
    await withContracts.follow('Contracts');
    await waitFor(() => expect(withContracts.address()).toBe(CONTRACT));
  });

  it('are not offered to an account that can have none', async () => {
    await withContracts.open('/m/myAccount/index', { user: 'virtual01' });
    await screen.findByText(english('member-me:account.closed'));
    expect(screen.queryByRole('link', { name: 'Contracts' })).toBeNull();
  });
});
