import { api, ApiError } from '@lobby/api-client';
import { english, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);
const { open, press, type, field, fieldError, alertText, statusText } = tools;
const { calls, fail, mend, address, smsCode, chooseTab, settled } = tools;

const CALL = '/wps/member/paymentPassword';
const RESET = '/wps/member/paymentPassword/reset';
const STATE = '/wps/member/hasWithdrawalPassword';
const PAGE = '/m/securityCenter/paymentPassword';
const BACK = `${PAGE}?returnTo=%2Fm%2FsecurityCenter`;

const OLD = 'Old payment password';
const NEW = 'New payment password';
const AGAIN = 'Confirm payment password';

afterEach(() => {
  vi.useRealTimers();
});

/** Whether a payment password is current: changing it to itself is refused as unchanged. */
const isInForce = (password: string) =>
  api.security
    .changePaymentPassword({
      oldPaymentPassword: password,
      paymentPassword: password,
      confirmPaymentPassword: password,
    })
    .then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.code === 'modify.new.old.same',
    );

async function openSet() {
  await open(BACK, { user: 'fresh01', toaster: true });
  await screen.findByLabelText(NEW, { selector: 'input' });
}

async function openChange(at = BACK) {
  await open(at, { user: 'player01', toaster: true });
  await screen.findByLabelText(OLD, { selector: 'input' });
}

function fillNew(password: string, again = password) {
  type(NEW, password);
  type(AGAIN, again);
}

const saved = async () => {
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
  expect(statusText()).toContain('Payment password saved');
};

describe('the first payment password', () => {
  it('is set once by a double tap, and leads back to where one came from', async () => {
    await openSet();
    fillNew('246802');
    press('Set payment password');
    press('Set payment password');
    await saved();
    expect(calls(CALL, 'PUT')).toHaveLength(1);
    expect(await isInForce('246802')).toBe(true);
  });

  it.each([
    ['', english('forms:problem.paymentRequired')],
    ['12345', english('forms:problem.sixDigits')],
    ['1234567', english('forms:problem.sixDigits')],
    ['12345a', english('forms:problem.sixDigits')],
    ['１２３４５', english('forms:problem.sixDigits')],
    ['-12345', english('forms:problem.sixDigits')],
    ['😀😀😀😀😀😀', english('forms:problem.sixDigits')],
  ])('%j is answered at its field, kept and not sent', async (typed, problem) => {
    await openSet();
    fillNew(typed);
    press('Set payment password');
    await waitFor(() => expect(fieldError(NEW)).toBe(problem));
    expect(document.activeElement).toBe(field(NEW));
    expect(field(NEW).value).toBe(typed);
    expect(calls(CALL)).toEqual([]);
  });

  it('is taken in full width and with blanks', async () => {
    await openSet();
    fillNew('２４６ ８０２', '246802');
    press('Set payment password');
    await saved();
    expect(await isInForce('246802')).toBe(true);
  });

  it('has to be the same twice', async () => {
    await openSet();
    fillNew('246802', '246803');
    press('Set payment password');
    await waitFor(() => expect(fieldError(AGAIN)).toBe(english('forms:problem.mismatch')));
    expect(calls(CALL)).toEqual([]);
  });

  it('whose response is lost is queried, not refused as set already', async () => {
    await openSet();
    fillNew('246802');
    fail(CALL, { kind: 'drop-response' });
    press('Set payment password');
    await saved();
    expect(calls(CALL, 'PUT')).toHaveLength(1);
  });

  it('with unknown outcome is queried before it is resent', async () => {
    await openSet();
    fillNew('246802');
    await settled();
    fail(CALL, { kind: 'drop-response' });
    fail(STATE, 'offline');
    press('Set payment password');
    expect(await alertText()).toBe(english('forms:form.inDoubt'));
    mend();
    press('Set payment password');
    await saved();
    expect(calls(CALL, 'PUT')).toHaveLength(1);
  });

  it('that was set elsewhere meanwhile says what to do', async () => {
    await openSet();
    fillNew('246802');
    fail(CALL, { refusal: 'payment.password.set' });
    press('Set payment password');
    expect(await alertText()).toContain('You can change it');
    expect(field(NEW).value).toBe('246802');
  });

  it('never leads to another site', async () => {
    await open(`${PAGE}?returnTo=https%3A%2F%2Fevil.example`, { user: 'fresh01' });
    await screen.findByLabelText(NEW, { selector: 'input' });
    fillNew('246802');
    press('Set payment password');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

describe('a change of the payment password', () => {
  const send = () => press('Change payment password');

  it('is proved by the old one', async () => {
    await openChange();
    type(OLD, '135790');
    fillNew('246802');
    send();
    await saved();
    expect(await isInForce('246802')).toBe(true);
  });

  it('says how many tries are left, then until when it is locked and what to do', async () => {
    await openChange();
    type(OLD, '000000');
    fillNew('246802');
    for (const left of [4, 3, 2, 1]) {
      send();
      await waitFor(() => expect(fieldError(OLD)).toContain(`Tries left: ${left}.`));
      expect(document.activeElement).toBe(field(OLD));
    }
    send();
    await waitFor(() => expect(fieldError(OLD)).toMatch(/^Locked until .*You can reset it/));
    expect(field(NEW).value).toBe('246802');
    await open(PAGE, { user: 'player01', reload: true });
    expect(await alertText()).toMatch(/^Locked until \d/);
    expect(screen.queryByLabelText(OLD)).toBeNull();
    expect(screen.getByRole('tab', { name: 'By SMS' })).toBeTruthy();
  });

  it('to the same one is shown at the new one', async () => {
    await openChange();
    type(OLD, '135790');
    fillNew('135790');
    send();
    await waitFor(() => expect(fieldError(NEW)).toContain('the same as the old one'));
  });

  it('whose response is lost is queried, and the old password is not called wrong', async () => {
    await openChange();
    type(OLD, '135790');
    fillNew('246802');
    fail(CALL, { kind: 'drop-response' });
    send();
    await saved();
    expect(calls(CALL, 'POST')).toHaveLength(1);
  });

  it('that the browser sent twice is done, and the old password is not called wrong', async () => {
    await openChange();
    type(OLD, '135790');
    fillNew('246802');
    await api.security.changePaymentPassword({
      oldPaymentPassword: '135790',
      paymentPassword: '246802',
      confirmPaymentPassword: '246802',
    });
    send();
    await saved();
    expect(await isInForce('246802')).toBe(true);
  });

  it('that did not arrive is reported, and may be resent', async () => {
    await openChange();
    type(OLD, '135790');
    fillNew('246802');
    fail(CALL, 502);
    send();
    expect(await alertText()).not.toBe('');
    mend();
    send();
    await saved();
    expect(await isInForce('246802')).toBe(true);
  });

  it('is forgotten once the page was out of sight for five minutes', async () => {
    await openChange();
    type(OLD, '135790');
    fillNew('246802');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    fireEvent(document, new Event('visibilitychange'));
    vi.setSystemTime(300_000);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    visibility.mockRestore();
    await waitFor(() => expect(field(OLD).value).toBe(''));
    expect([field(NEW).value, field(AGAIN).value]).toEqual(['', '']);
    await waitFor(() => expect(statusText()).toBe(english('forms:secrets.cleared')));
  });
});

describe('a reset by SMS', () => {
  const openSms = async (user = 'player01') => {
    await open(`${BACK}&by=sms`, { user, toaster: true });
    await screen.findByRole('tab', { name: 'By SMS', selected: true });
  };
  const askForCode = async () => {
    await tools.findAndPress('Get code');
    await waitFor(() => expect(field('SMS code').disabled).toBe(false));
  };

  it('sends a code to the bound number, and takes it', async () => {
    await openSms();
    await askForCode();
    type('SMS code', smsCode('0912345601'));
    fillNew('246802');
    press('Reset payment password');
    await saved();
    expect(await isInForce('246802')).toBe(true);
  });

  it('says at the code that it is wrong', async () => {
    await openSms();
    await askForCode();
    type('SMS code', smsCode('0912345601') === '000000' ? '111111' : '000000');
    fillNew('246802');
    press('Reset payment password');
    await waitFor(() => expect(fieldError('SMS code')).toContain('wrong or has expired'));
  });

  it('says that the number is gone', async () => {
    await openSms();
    await askForCode();
    type('SMS code', '482135');
    fillNew('246802');
    fail(RESET, { refusal: 'record.not.found' });
    press('Reset payment password');
    expect(await alertText()).toBe(english('member-security:noProof.mobile'));
  });

  it('whose response is lost is queried, and the code is not called used', async () => {
    await openSms();
    await askForCode();
    type('SMS code', smsCode('0912345601'));
    fillNew('246802');
    fail(RESET, { kind: 'drop-response' });
    press('Reset payment password');
    await saved();
    expect(calls(RESET)).toHaveLength(1);
  });

  it('is not offered without a number, and says what to do', async () => {
    await open(`${PAGE}?by=sms`, {
      user: 'general01',
      answers: {
        '/wps/member/hasWithdrawalPassword': { value: { hasPaymentPassword: true, lockedMs: 0 } },
        '/wps/member/securityConfig': {
          value: {
            hasPaymentPassword: true,
            hasEmail: false,
            hasMobile: false,
            hasPayeeName: false,
            hasQuestions: false,
            bankCardCount: 0,
            bankCardMax: 5,
            level: 2,
          },
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'No mobile number is set' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeTruthy();
  });
});

describe('a reset by questions', () => {
  const TEACHER = 'What was the name of your first teacher at school?';
  const PET = 'What was the name of your first pet?';
  const STREET = 'On which street did you live as a child?';

  const openQuestions = async () => {
    await open(BACK, { user: 'player01', toaster: true });
    await chooseTab('By questions');
    await screen.findByLabelText(TEACHER);
  };
  function answer(...[teacher = '', pet = '', street = '']: string[]) {
    type(TEACHER, teacher);
    type(PET, pet);
    type(STREET, street);
  }

  it('takes the answers without case and accents', async () => {
    await openQuestions();
    answer('HOÀ', ' mimi ', 'Lotus');
    fillNew('246802');
    press('Reset payment password');
    await saved();
    expect(await isInForce('246802')).toBe(true);
  });

  it('says how many tries are left, then until when none is taken', async () => {
    await openQuestions();
    answer('Hoa', 'Mimi', 'Rose');
    fillNew('246802');
    for (const left of [4, 3, 2, 1]) {
      press('Reset payment password');
      await waitFor(() => expect(fieldError(TEACHER)).toContain(`Tries left: ${left}.`));
    }
    press('Reset payment password');
    await waitFor(() => expect(fieldError(TEACHER)).toMatch(/^Too many wrong answers/));
    expect(field(STREET).value).toBe('Rose');
  });

  it('asks for an answer to each', async () => {
    await openQuestions();
    answer('Hoa', ' ', 'Lotus');
    fillNew('246802');
    press('Reset payment password');
    await waitFor(() => expect(fieldError(PET)).toBe(english('forms:problem.required')));
    expect(calls(RESET)).toEqual([]);
  });

  it('is not offered without questions', async () => {
    await open(`${PAGE}?by=questions`, { user: 'vip01' });
    expect(
      await screen.findByRole('heading', { name: 'No security questions are set' }),
    ).toBeTruthy();
  });
});
