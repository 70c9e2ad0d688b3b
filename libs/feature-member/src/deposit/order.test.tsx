import { api } from '@lobby/api-client';
import { readQrCode, scanModules } from '@lobby/testing';
import { toast } from '@lobby/ui-kit';
import { focusManager } from '@tanstack/react-query';
import { HOSTILE_IMAGES } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  deposits,
  later,
  openForm,
  ORDER,
  orderOf,
  orderShown,
  PLAYER,
  pressDeposit,
  tools,
} from './deposit.setup';

const { open, press, findAndPress, type, field, addImage, calls, fail, address } = tools;
const { button, mend, alertText, statusText, settled } = tools;

const ATTACH = '/wps/relay/MCS2_depositProof';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile';

afterEach(() => focusManager.setFocused(undefined));

/** Decodes the displayed QR code. */
const readCode = () => readQrCode(screen.getByRole('img', { name: 'QR code of this payment' }));

describe('an order', () => {
  it('is looked at again until the money is there', async () => {
    await orderOf('500000');
    await later(9_000);
    expect(await screen.findByRole('heading', { name: 'Processing' })).toBeTruthy();
    await later(20_000);
    expect(await screen.findByRole('heading', { name: 'Completed' })).toBeTruthy();
    expect(statusText()).toContain('in your balance');
    const seen = calls(ORDER).length;
    await later(40_000);
    expect(calls(ORDER)).toHaveLength(seen);
  });

  it('whose state the page does not know is looked at again, and takes no proof', async () => {
    await orderOf('500000');
    expect(button('Send proof')).toBeTruthy();
    const value = await api.deposit.order({ orderNo: deposits().at(-1)?.orderNo ?? '' });
    fail(ORDER, { value: { ...value, status: 'ON_HOLD' } });
    await later(0);
    expect(await screen.findByRole('heading', { name: 'Being checked' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send proof' })).toBeNull();
    mend();
    await later(9_000);
    expect(await screen.findByRole('heading', { name: 'Processing' })).toBeTruthy();
  });

  test.each([null, '-5', '1e400', 'much', 500_000])(
    'shows amounts of %j as unknown',
    async (odd) => {
      await orderOf('500000');
      const value = await api.deposit.order({ orderNo: deposits().at(-1)?.orderNo ?? '' });
      fail(ORDER, { value: { ...value, amount: odd, fee: odd, amountToPay: odd, bonus: odd } });
      await later(0);
      await waitFor(() => expect(statusText()).toContain('–'));
      expect(screen.getByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/\d\s₫|NaN|much/);
      expect(screen.queryByRole('button', { name: /^Copy.*[Aa]mount/ })).toBeNull();
    },
  );

  test.each(['0', '0.00'])('names no bonus of %j', async (bonus) => {
    await orderOf('500000');
    const value = await api.deposit.order({ orderNo: deposits().at(-1)?.orderNo ?? '' });
    fail(ORDER, { value: { ...value, bonus, fee: '7000' } });
    await later(0);
    expect(await screen.findByText(/^7\.000\s₫$/)).toBeTruthy();
    expect(screen.queryByText('Bonus')).toBeNull();
  });

  it('is not looked at while the page is hidden, and says when it could not', async () => {
    await orderOf('500000');
    focusManager.setFocused(false);
    const seen = calls(ORDER).length;
    for (let poll = 0; poll < 5; poll += 1) await later(0);
    expect(calls(ORDER)).toHaveLength(seen);
    focusManager.setFocused(true);
    fail(ORDER, 503);
    await later(0);
    expect(await alertText()).toContain('Couldn’t refresh');
    expect(screen.getByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
  });

  test.each([
    ['fail', 0, 'Failed', 'declined'],
    ['reject', 0, 'Rejected', 'doesn’t match'],
    ['hold', 31 * 60_000, 'Expired', 'time to pay'],
  ] as const)(
    'after decision %s and %d ms has %s, says why, and may be tried again',
    async (decision, ms, state, why) => {
      await orderOf('500000');
      const { orders, deposit } = tools.sandbox.control.knobs;
      const [placed] = orders({ brand: 'aurora' });
      deposit({ orderNo: placed?.orderNo ?? '', decision });
      tools.sandbox.control.clock({ shiftMs: ms });
      // The session expires before the deposit does.
      await open(address(), { ...PLAYER, reload: true });
      expect(await screen.findByRole('heading', { name: state })).toBeTruthy();
      expect(statusText()).toContain(why);
      await tools.follow('Try again');
      await waitFor(() => expect(field('Amount').value.replaceAll('.', '')).toBe('500000'));
    },
  );

  it('that is tried again has its own amount and method, whatever was typed since', async () => {
    await orderOf('500000');
    const at = address();
    await openForm('?method=vn-vico', { reload: true });
    type('Amount', '200000');
    const { orders, deposit } = tools.sandbox.control.knobs;
    deposit({ orderNo: orders({ brand: 'aurora' })[0]?.orderNo ?? '', decision: 'fail' });
    await open(at, { reload: true });
    await tools.follow('Try again');
    await waitFor(() => expect(field('Amount').value).toBe('500.000'));
    expect(address()).toBe('/m/voucherCenter?method=vn-transfer');
    await openForm('', { reload: true });
    expect(field('Amount').value).toBe('500.000');
  });

  it('stays the same after a reload, and is nobody else’s', async () => {
    await orderOf('500000');
    const at = address();
    await open(at, { reload: true });
    expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
    await open(at, { reload: true, user: 'vip01' });
    expect(await alertText()).toContain('couldn’t find this record');
  });

  it('that was left is on the deposit screen, to go on with', async () => {
    await orderOf('500000');
    const at = address();
    await openForm('', { reload: true });
    await tools.follow(/^500\.000\s₫ · Bank transfer/);
    await waitFor(() => expect(address()).toBe(at));
  });

  it('is cancelled after a question, and what was paid is kept', async () => {
    await orderOf('500000');
    press('Cancel deposit');
    await findAndPress('Keep it');
    expect(calls('MCS2_depositCancel')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('Cancel deposit');
    await screen.findByRole('alertdialog');
    await findAndPress('Cancel deposit');
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull();
  });

  test.each(HOSTILE_IMAGES)('takes no proof afterwards that is %s', async (_what, file) => {
    await orderOf('500000');
    addImage('Proof of payment', file);
    await vi.waitFor(() => expect(tools.fieldError('Proof of payment')).toContain('can’t be used'));
    expect([...calls('/wps/member/upload'), ...calls(ATTACH)]).toEqual([]);
  });

  it('takes its proof although the response was lost, and says so', async () => {
    const said = vi.spyOn(toast, 'success');
    await orderOf('500000');
    addImage('Proof of payment');
    await screen.findByRole('img', { name: 'Image 1' });
    fail(ATTACH, { kind: 'drop-response' });
    press('Send proof');
    await waitFor(() => expect(said).toHaveBeenCalledWith('We have your proof'));
    expect(calls(ATTACH)).toHaveLength(1);
  });

  it('takes its proof afterwards, and shows it', async () => {
    await orderOf('500000');
    addImage('Proof of payment');
    await screen.findByRole('img', { name: 'Image 1' });
    press('Send proof');
    await waitFor(() => expect(calls(ATTACH)).toHaveLength(1));
    await settled();
    await later(20_000);
    await later(20_000);
    expect(await screen.findByRole('heading', { name: 'Completed' })).toBeTruthy();
    const proof = await screen.findByRole<HTMLImageElement>('img', { name: 'Proof 1' });
    expect(proof.getAttribute('src')).toMatch(/^\/cdn\/upload\//);
  });
});

describe('a code to scan', () => {
  it('reads as the transfer, with the name of its account beside it', async () => {
    await orderOf('500000');
    expect(readCode()).toMatch(/^000201010212.*54065000005802VN.*6304[\dA-F]{4}$/);
    expect(screen.getByText(/^Pays CTY AURORA DEMO\./)).toBeTruthy();
  });

  it('is saved as a picture that reads the same', async () => {
    await orderOf('500000');
    const paint = { fillStyle: '', fillRect: vi.fn<(...at: number[]) => void>() };
    const canvas = HTMLCanvasElement.prototype;
    vi.spyOn(canvas, 'getContext').mockReturnValue(paint as never);
    const toBlob = vi.spyOn(canvas, 'toBlob');
    toBlob.mockImplementation((done, type) => done(new Blob(['picture'], { type: type ?? '' })));
    const saved: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function save(this: HTMLElement) {
      saved.push(this.getAttribute('download') ?? '');
    });
    press('Save the code as an image');
    await vi.waitFor(() => expect(saved).toEqual([`${deposits()[0]?.orderNo}.png`]));
    const [[, , width, height] = [], ...dots] = paint.fillRect.mock.calls;
    expect(width).toBe(height);
    const step = dots[0]?.[2] ?? expect.unreachable();
    const modules = dots.map(([x = 0, y = 0]) => ({ x: x / step, y: y / step }));
    expect(scanModules(modules, (width ?? 0) / step)).toBe(readCode());
  });

  it('is there without a network, with an account that can be copied', async () => {
    await orderOf('500000');
    const code = readCode();
    const writeText = vi.fn(async () => undefined);
    fail('/wps/*', 'offline');
    vi.stubGlobal('navigator', { ...navigator, onLine: false, clipboard: { writeText } });
    await later(0);
    expect(await alertText()).toContain('Couldn’t refresh');
    expect(readCode()).toBe(code);
    press('Copy Account number');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('DEMO0011223344'));
    vi.unstubAllGlobals();
  });

  it('that cannot be drawn as a picture says so', async () => {
    await orderOf('500000', { toaster: true });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    press('Save the code as an image');
    expect(await screen.findByText(/Take a screenshot of it instead/)).toBeTruthy();
  });

  it('of a wallet reads as the address of its payment page', async () => {
    await openForm('?method=vn-lingxi');
    type('Amount', '200000');
    pressDeposit();
    await orderShown();
    const page = await screen.findByRole('link', { name: 'Go to payment' });
    expect(screen.getByRole('heading', { name: 'Scan with Lingxi Pay' })).toBeTruthy();
    expect(readCode()).toBe(page.getAttribute('href'));
  });
});

describe('a payment page', () => {
  test.each([
    ['a computer', undefined, '_blank', 1],
    ['a phone', ANDROID, null, 3],
  ])('on %s is opened, and leads back to its order', async (_device, agent, target, gateway) => {
    if (agent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    await openForm('?method=vn-vico');
    await findAndPress(/^50\.000/);
    pressDeposit();
    await orderShown();
    const pay = await screen.findByRole('link', { name: 'Go to payment' });
    expect(pay.getAttribute('href')).toMatch(/^http:\/\/pay\.localhost/);
    expect(pay.getAttribute('target')).toBe(target);
    const [{ key } = expect.unreachable()] = deposits();
    await open(`/m/voucherCenter/order?key=${key}`, { reload: true });
    expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
    expect(gateway).toBe(agent ? 3 : 1);
  });

  test.each([
    ['https://pay.evil.example/?t=1', 'https://pay.evil.example/?t=1'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])(
    'of an unknown origin is neither led to nor drawn: %s (decision 23)',
    async (redirectUrl, qrPayload) => {
      const order = {
        orderNo: 'D1',
        methodId: 'vn-vico',
        methodName: 'Vico',
        kind: 'ALIPAY',
        amount: '50000',
        amountToPay: '50000',
        fee: '0',
        bonus: '0',
        status: 'PENDING',
        time: 1,
        expiresAt: 2,
        redirectUrl,
        qrPayload,
      };
      await open('/m/voucherCenter/order?orderNo=D1', {
        ...PLAYER,
        answers: { [ORDER]: { value: order } },
      });
      expect(await screen.findByRole('heading', { name: 'Waiting for payment' })).toBeTruthy();
      await settled();
      expect(screen.getByText(/can’t be opened safely/)).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Go to payment' })).toBeNull();
      expect(screen.queryByRole('img', { name: 'QR code of this payment' })).toBeNull();
    },
  );
});
