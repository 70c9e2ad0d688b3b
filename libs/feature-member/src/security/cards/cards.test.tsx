import { api } from '@lobby/api-client';
import { english, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);
const { open, press, follow, choose, type, field, fieldError, fieldHint, alertText, statusText } =
  tools;
const { calls, fail, mend, address, settled } = tools;

const BIND = '/wps/member/bankCard';
const CARDS = '/wps/relay/MCS2_bankCards';
const CONFIG = '/wps/member/securityConfig';
const PAGE = '/m/securityCenter/card';

const NUMBER = 'Account number';
const NAME = 'Payee name';
const PASSWORD = 'Payment password';

async function openForm(user = 'player01', returnTo = '/m/securityCenter/cards') {
  await open(`${PAGE}?${new URLSearchParams({ returnTo })}`, { user, toaster: true });
  await screen.findByLabelText(NUMBER);
}

async function chooseBank(name = 'Núi Sen Bank') {
  tools.field('Bank').click();
  await screen.findByRole('radio', { name });
  choose(name);
}

async function fill(number = '0071000123456') {
  await chooseBank();
  type(NUMBER, number);
  type(PASSWORD, '135790');
}

const send = () => press('Add bank card');

const bound = async () => {
  await waitFor(() => expect(address()).toBe('/m/securityCenter/cards'));
  expect(statusText()).toContain('Bank card added');
};

describe('bank cards', () => {
  it('are shown masked, with how many there may be', async () => {
    await open('/m/securityCenter/cards', { user: 'player01' });
    const cards = await screen.findAllByRole('heading', { level: 2 });
    expect(cards).toHaveLength(2);
    const [list] = screen.getAllByRole('list');
    expect(within(list ?? document.body).getAllByText(/^\*{8}\d{4}$/)).toHaveLength(2);
    expect(screen.getByText('2 of 5 bank cards')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add bank card' })).toBeTruthy();
  });

  it('of a new person are none, with a way to the first', async () => {
    await open('/m/securityCenter/cards?returnTo=%2Fm%2Fwithdraw', { user: 'fresh01' });
    expect(await screen.findByRole('heading', { name: 'No bank card yet' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Add bank card' });
    expect(link.getAttribute('href')).toBe(`${PAGE}?returnTo=%2Fm%2Fwithdraw`);
  });

  it('are no more than the platform allows', async () => {
    const full = (path: string) =>
      open(path, {
        user: 'player01',
        answers: {
          [CONFIG]: {
            value: {
              hasPaymentPassword: true,
              hasEmail: false,
              hasMobile: false,
              hasPayeeName: true,
              payeeNameMasked: 'N*****',
              hasQuestions: false,
              bankCardCount: 2,
              bankCardMax: 2,
              level: 2,
            },
          },
        },
      });
    await full('/m/securityCenter/cards');
    expect(await screen.findByText(english('member-security:cards.full'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add bank card' })).toBeNull();
    await full(PAGE);
    expect(
      await screen.findByRole('heading', { name: english('member-security:cards.full') }),
    ).toBeTruthy();
  });
});

describe('binding a bank card', () => {
  it('is done once by a double tap, in the payee’s name, and is shown', async () => {
    await openForm();
    expect(field('Account holder').value).toBe('N***** T** L**');
    expect(field('Account holder').readOnly).toBe(true);
    await fill('0071 0001-2345 6');
    send();
    send();
    await bound();
    expect(calls(BIND, 'PUT')).toHaveLength(1);
    expect(await screen.findByText('*********3456')).toBeTruthy();
  });

  it('leads back to the withdrawal that asked for it', async () => {
    await openForm('player01', '/m/withdraw?amount=500000');
    await fill();
    send();
    await waitFor(() => expect(address()).toBe('/m/withdraw?amount=500000'));
  });

  it('says at each field what is missing', async () => {
    await openForm('general01');
    send();
    await waitFor(() => expect(fieldError('Bank')).toBe(english('forms:problem.choiceRequired')));
    expect(document.activeElement).toBe(field('Bank'));
    expect(fieldError(NUMBER)).toBe(english('forms:problem.required'));
    expect(fieldError(NAME)).toBe(english('forms:problem.required'));
    expect(fieldError(PASSWORD)).toBe(english('forms:problem.paymentRequired'));
    expect(calls(BIND)).toEqual([]);
  });

  it.each(['12345', '1'.repeat(21), '12345678X', '1e10', '+123456', '١٢٣٤٥٦٧'])(
    'number %j is answered at its field and kept',
    async (number) => {
      await openForm();
      await fill(number);
      send();
      await waitFor(() => expect(fieldError(NUMBER)).toBe('6 to 20 digits'));
      expect(field(NUMBER).value).toBe(number);
      expect(calls(BIND)).toEqual([]);
    },
  );

  it('takes digits of full width', async () => {
    await openForm();
    await fill('００７１０００１２３４５６');
    send();
    await bound();
    expect(await screen.findByText(/\*3456$/)).toBeTruthy();
  });

  it('sets the payee name with the first card, without accents, and says so before', async () => {
    await openForm('general01');
    await fill();
    type(NAME, '  Trần  Văn Đức ');
    await waitFor(() =>
      expect(fieldHint(NAME)).toBe('Kept as TRAN VAN DUC. It can’t be changed later.'),
    );
    send();
    await bound();
    await open('/m/securityCenter/payeeName', { user: 'general01', reload: true });
    expect(await screen.findByText('T*** V** D**')).toBeTruthy();
  });

  it.each(['陳文德', 'Mai 2', '<b>Mai</b>', 'a'.repeat(61), '😀'])(
    'name %j is answered at its field and kept',
    async (name) => {
      await openForm('general01');
      await waitFor(() => expect(calls('/setting/validation')).not.toHaveLength(0));
      await settled();
      await fill();
      type(NAME, name);
      send();
      await waitFor(() =>
        expect(fieldError(NAME)).toBe('The name on your bank account, without accents'),
      );
      expect(field(NAME).value).toBe(name);
      expect(calls(BIND)).toEqual([]);
    },
  );

  it.each([
    ['bank.card.taken', NUMBER, 'already in use'],
    ['payment.password.wrong', PASSWORD, 'Incorrect payment password'],
    ['payment.password.locked', PASSWORD, 'locked'],
  ] as const)('%s is shown at %s', async (refusal, label, text) => {
    await openForm();
    await fill();
    fail(BIND, { refusal });
    send();
    await waitFor(() => expect(fieldError(label)).toContain(text));
    expect(document.activeElement).toBe(field(label));
    expect(field(NUMBER).value).toBe('0071000123456');
  });

  it.each([
    ['payee.name.fixed', 'can no longer be changed'],
    ['payee.name.missing', 'is missing'],
  ] as const)('%s is shown at the name, where one is asked for', async (refusal, text) => {
    await openForm('general01');
    await fill();
    type(NAME, 'TRAN VAN DUC');
    fail(BIND, { refusal });
    send();
    await waitFor(() => expect(fieldError(NAME)).toContain(text));
  });

  it('says beside its button that no further card may be bound', async () => {
    await openForm();
    await fill();
    fail(BIND, { refusal: 'bank.card.limit' });
    send();
    expect(await alertText()).toContain('maximum number of bank cards');
  });

  it('whose response is lost is queried, and the number is not called taken', async () => {
    await openForm();
    await fill();
    fail(BIND, { kind: 'drop-response' });
    send();
    await bound();
    expect(calls(BIND, 'PUT')).toHaveLength(1);
  });

  it('that the browser sent twice is done, and the number is not called taken', async () => {
    await openForm();
    await fill();
    await api.security.bindBankCard({
      bankCode: 'NSB-DEMO',
      accountNo: '0071000123456',
      paymentPassword: '135790',
    });
    send();
    await bound();
    expect(calls(BIND)).toHaveLength(2);
  });

  it('with unknown outcome is queried before it is resent', async () => {
    await openForm();
    await fill();
    fail(BIND, { kind: 'drop-response' });
    fail(CARDS, 'offline');
    send();
    expect(await alertText()).toBe(english('forms:form.inDoubt'));
    mend();
    send();
    await bound();
    expect(calls(BIND, 'PUT')).toHaveLength(1);
  });

  it('asks for a payment password first, and comes back', async () => {
    await open(`${PAGE}?returnTo=%2Fm%2Fwithdraw`, { user: 'fresh01' });
    await follow('Set payment password');
    await screen.findByLabelText('New payment password', { selector: 'input' });
    type('New payment password', '246802');
    type('Confirm payment password', '246802');
    press('Set payment password');
    await waitFor(() => expect(address()).toBe(`${PAGE}?returnTo=%2Fm%2Fwithdraw`));
    expect(await screen.findByLabelText(NUMBER)).toBeTruthy();
  });

  it('is closed while the payment password is locked, and says until when', async () => {
    await open(PAGE, {
      user: 'player01',
      answers: {
        '/wps/member/hasWithdrawalPassword': {
          value: { hasPaymentPassword: true, lockedMs: 1_800_000 },
        },
      },
    });
    expect(await alertText()).toMatch(/^Locked until \d/);
    expect(screen.queryByLabelText(NUMBER)).toBeNull();
    await follow('Reset payment password');
    await waitFor(() => expect(address()).toContain('/m/securityCenter/paymentPassword?'));
    expect(await screen.findByRole('tab', { name: 'By SMS', selected: true })).toBeTruthy();
  });
});
