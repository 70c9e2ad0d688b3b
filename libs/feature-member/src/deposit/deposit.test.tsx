import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { useLeastDeposit } from '@lobby/feature-kit';
import { hold, HOSTILE_IMAGES } from '@lobby/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import {
  deposits,
  fill,
  GATEWAY,
  LIMITS,
  METHODS,
  openForm,
  orderShown,
  PLAYER,
  pressDeposit,
  tools,
  TRANSFER,
} from './deposit.setup';

const { open, press, choose, type, field, fieldError, fieldHint, addImage, calls, fail } = tools;
const { mend, address, alertText } = tools;

const UPLOAD = '/wps/member/upload';

const radios = (group: string) => within(screen.getByRole('radiogroup', { name: group }));

describe('the methods', () => {
  it('show time, fee and what is closed, and one is chosen', async () => {
    await openForm();
    const methods = radios('Method').getAllByRole<HTMLInputElement>('radio');
    expect(methods.map((radio) => radio.checked).filter(Boolean)).toEqual([true]);
    const noteOf = (name: string) => {
      const radio = radios('Method').getByRole('radio', { name });
      const note = document.getElementById(radio.getAttribute('aria-describedby') ?? '');
      return [note?.textContent, (radio as HTMLInputElement).disabled];
    };
    expect(noteOf('Bank transfer')).toEqual(['About 5 min', false]);
    expect(noteOf('Ví Cò')).toEqual(['Instant · Fee 0.8%', false]);
    expect(noteOf('Counter deposit')).toEqual(['Within a day', false]);
    expect(noteOf('Sao Mai Pay')).toEqual(['Under maintenance', true]);
  });

  it('of the base template show their bounds too (D1 §3)', async () => {
    await openForm('', {
      ...PLAYER,
      prepare: ({ control }) =>
        control.flags({ brand: 'aurora', flags: {}, templates: { dep_func: '0' } }),
    });
    expect(screen.getByText(/^About 5 min · 50\.000\s₫ – 300\.000\.000\s₫ · No fee$/)).toBeTruthy();
  });

  it('keep the amount and check it again when another one is chosen', async () => {
    await openForm();
    type('Amount', '30000');
    choose('Lúa Pay');
    await waitFor(() => expect(fieldHint('Amount')).toMatch(/^From 20\.000/));
    expect(address()).toBe('/m/voucherCenter?method=vn-lua');
    expect(field('Amount').value).toBe('30.000');
    expect(screen.queryByLabelText('Payer’s name')).toBeNull();
  });
});

describe('the form', () => {
  it('says what is wrong at its field', async () => {
    await openForm();
    type('Amount', '49999');
    pressDeposit();
    await waitFor(() =>
      expect(fieldError('Amount')).toMatch(/from 50\.000\s₫ to 300\.000\.000\s₫/),
    );
    expect(fieldError('Payer’s name')).toBe('This field is required.');
    expect(document.activeElement).toBe(field('Amount'));
    expect(calls(TRANSFER)).toEqual([]);
  });

  it('says at the amount the range that the account has of its own', async () => {
    await fill('500000');
    const before = calls(METHODS).length;
    const bounds = { min: '1000000', max: '2000000' };
    fail(TRANSFER, { refusal: 'amount.out.of.range', details: { fields: bounds } });
    pressDeposit();
    await waitFor(() => expect(fieldError('Amount')).toMatch(/from 1\.000\.000\s₫ to 2\.000\.000/));
    await waitFor(() => expect(calls(METHODS)).toHaveLength(before + 1));
    expect(field('Amount').value).toBe('500.000');
    mend();
    type('Amount', '1500000');
    pressDeposit();
    await orderShown();
    expect(deposits()).toHaveLength(1);
  });

  it('keeps that range to the method that was sent, though another one is chosen meanwhile', async () => {
    await fill('500000');
    fail(TRANSFER, {
      refusal: 'amount.out.of.range',
      details: { fields: { min: '1000000', max: '2000000' } },
    });
    const release = hold(TRANSFER);
    pressDeposit();
    await waitFor(() => expect(readStored('moneyIntents')).toHaveLength(1));
    choose('Lúa Pay');
    await waitFor(() => expect(fieldHint('Amount')).toMatch(/^From 20\.000/));
    release();
    expect(await alertText()).not.toBe('');
    expect(fieldError('Amount')).toBe('');
    expect(fieldHint('Amount')).toMatch(/^From 20\.000/);
    choose('Bank transfer');
    await waitFor(() => expect(fieldHint('Amount')).toMatch(/^From 1\.000\.000/));
  });

  it('says beside its button what belongs to no field', async () => {
    await fill('500000');
    fail(TRANSFER, { refusal: 'deposit.too.many.open' });
    pressDeposit();
    expect(await alertText()).toContain('too many unfinished deposits');
  });

  it('of a method that asks for proof carries it', async () => {
    await openForm('?method=vn-counter');
    type('Amount', '1000000');
    type('Payer’s name', 'TRAN MAI');
    pressDeposit();
    await waitFor(() => expect(fieldError('Proof of payment')).toBe('Add an image.'));
    addImage('Proof of payment');
    await screen.findByRole('img', { name: 'Image 1' });
    pressDeposit();
    await orderShown();
    expect(await screen.findByRole('img', { name: 'Image 1' })).toBeTruthy();
  });

  test.each(HOSTILE_IMAGES)(
    'takes no proof that is %s, and keeps the rest',
    async (_what, file) => {
      await fill('500000');
      addImage('Proof of payment (you can add it later)', file);
      await waitFor(() =>
        expect(fieldError('Proof of payment (you can add it later)')).toContain('can’t be used'),
      );
      expect(calls(UPLOAD)).toEqual([]);
      expect(field('Amount').value).toBe('500.000');
    },
  );

  test.each(['Nguyễn Thị Ánh', '王小明', 'สมชาย ใจดี', 'D’Angelo-Öz', '山田 太郎', '<b>Mai</b>'])(
    'takes the payer’s name %s as it is written',
    async (name) => {
      await openForm();
      type('Amount', '500000');
      type('Payer’s name', name);
      pressDeposit();
      await orderShown();
      expect(deposits()).toHaveLength(1);
    },
  );

  it('says what a fee adds, and what arrives', async () => {
    await openForm('?method=vn-vico');
    type('Amount', '200000');
    expect(screen.getByText('To pay').nextSibling?.textContent).toMatch(/^201\.600\s₫$/);
    expect(screen.getByText('Into your wallet').nextSibling?.textContent).toMatch(/^200\.000\s₫$/);
  });

  // The error is at the field, the text is kept, nothing is sent.
  test.each([
    ['-500000'],
    ['5e5'],
    ['1e309'],
    ['٥٠٠٠٠٠'],
    ['Infinity'],
    ['0x7A120'],
    ['<b>500000</b>'],
  ])('says of %s that it is no amount', async (typed) => {
    await openForm('?method=vn-vico');
    type('Amount', typed);
    pressDeposit();
    await waitFor(() => expect(fieldError('Amount')).toMatch(/in digits only, such as 20\.000/));
    expect(field('Amount').value).toBe(typed);
    expect(calls(GATEWAY)).toEqual([]);
  });

  it('takes 0.005 for what it says, and for too little', async () => {
    await openForm('?method=vn-vico');
    type('Amount', '0.005');
    pressDeposit();
    await waitFor(() => expect(fieldError('Amount')).toMatch(/^Enter an amount from 20\.000/));
    expect(field('Amount').value).toBe('0,005');
    expect(calls(GATEWAY)).toEqual([]);
  });
});

describe('the player’s limits', () => {
  const limited = (amount: string) => ({
    ...PLAYER,
    answers: {
      [LIMITS]: {
        value: {
          limits: [
            { kind: 'DEPOSIT', period: 'DAY', amount, used: '100000', endsAt: 1_800_000_000_000 },
          ],
        },
      },
    },
  });

  it('bound the amount, say what is left, and close methods above them', async () => {
    await openForm('', limited('700000'));
    expect(fieldHint('Amount')).toMatch(/to 600\.000\s₫$/);
    expect(screen.getByText('Deposit limit left today').nextSibling?.textContent).toMatch(
      /^600\.000/,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Counter deposit' }).disabled).toBe(
      true,
    );
    expect(screen.getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe(
      '/m/saferPlay',
    );
  });

  it('are offered where there is none', async () => {
    await openForm();
    expect(screen.getByRole('link', { name: 'Set a deposit limit' })).toBeTruthy();
  });

  it('that did not load are said to apply all the same', async () => {
    await openForm('', { ...PLAYER, answers: { [LIMITS]: 503 } });
    expect(await alertText()).toContain('They apply all the same.');
  });

  test.each([
    ['atLimit', 'atlimit01', 'You’ve reached your deposit limit'],
    ['timeOut', 'timeout01', 'You’re on a break'],
  ] as const)(
    'in state %s of %s nothing asks for a deposit, and ways on are named',
    async (state, user, title) => {
      await open('/m/voucherCenter', {
        user,
        prepare: ({ control }) => control.knobs.enter({ state, brand: 'aurora' }),
      });
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText(/You can withdraw at any time\.$/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/m/saferPlay',
        '/m/withdraw',
      ]);
    },
  );

  it('close the deposit on other screens by the least that a method takes', async () => {
    await openForm();
    const { result } = renderHook(useLeastDeposit);
    expect(result.current).toBe('20000');
  });

  it('close the form of a tab that comes into view, where a break began in another one', async () => {
    await fill('500000');
    await api.protection.timeOut({ until: Date.now() + 2 * 86_400_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'You’re on a break' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  });
});

describe('an account', () => {
  it('of a guest logs in first (D1 §6)', async () => {
    await open('/m/voucherCenter');
    await waitFor(() => expect(address()).toContain('/m/login'));
  });

  test.each([
    [
      'virtual01',
      'Your account doesn’t have access to this.',
      'This is a virtual account',
      ['Log in'],
    ],
    [
      'trial',
      'Please log in with an actual account to use this function.',
      'This is a trial account',
      ['Log in', 'Register'],
    ],
  ])(
    'of %s sees what to do instead, and nothing is requested (D1 §6)',
    async (user, title, text, ways) => {
      const trial = ({ control }: typeof tools.sandbox) =>
        control.knobs.enter({ state: 'trial', brand: 'aurora' });
      let name = user;
      if (user === 'trial') {
        await open('/m/login');
        name = trial(tools.sandbox).user;
      }
      await open('/m/voucherCenter', { user: name, reload: true });
      await screen.findByRole('heading', { name: title });
      expect(screen.getByText(new RegExp(text))).toBeTruthy();
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(ways);
      expect([...calls(METHODS), ...calls(GATEWAY)]).toEqual([]);
      press('Log in');
      await waitFor(() => expect(address()).toContain('/m/login?returnTo='));
    },
  );
});
