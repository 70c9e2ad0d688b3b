import { screensOf } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { memberRoutes } from '../routes';

/** Test tools for the deposit screens. */
export const tools = screensOf(memberRoutes);

/** Paths of the deposit requests. */
export const TRANSFER = '/wps/relay/MCS2_depositManualTransfer';
export const GATEWAY = '/wps/relay/MCS2_depositPaymentGateway';
export const METHODS = '/wps/relay/MCS2_depositBanksByVendor';
export const OFFERS = '/wps/relay/MCS2_depositPromoList';
export const LIMITS = '/wps/member/protection/limits';
export const ORDER = '/wps/relay/MCS2_depositOrder';
export const RECORD = '/wps/relay/MCS2_depositTransactioNReport';
export const BY_KEY = '/wps/transaction/key';
/** A player without deposits. */
export const PLAYER = { user: 'fresh01' };

type OpenOptions = NonNullable<Parameters<typeof tools.open>[1]>;

const ORDER_PAGE = /^\/m\/voucherCenter\/order\?orderNo=D/;

/** Deposits in the sandbox's ledger. */
export const deposits = (user = PLAYER.user) =>
  tools.sandbox.control
    .ledger({ user, brand: 'aurora' })
    .orders.filter((order) => order.type === 'DEPOSIT');

/** Opens a method's form and waits until its bounds are formatted. */
export async function openForm(query = '', options: OpenOptions = PLAYER) {
  const view = await tools.open(`/m/voucherCenter${query}`, options);
  await waitFor(() => expect(tools.fieldHint('Amount')).toContain('₫'));
  return view;
}

/** Opens the form and fills in an amount. */
export async function fill(amount: string, options: OpenOptions = {}) {
  await openForm('', { ...PLAYER, ...options });
  tools.type('Amount', amount);
  tools.type('Payer’s name', 'TRAN MAI');
}

const openPromotions = () => tools.press(/^Promotion/);

/** Selects a bonus, or none, in the bonus sheet. */
export async function choosePromotion(title: string) {
  openPromotions();
  await screen.findByRole('radio', { name: title });
  tools.choose(title);
  await waitFor(() => expect(screen.queryByRole('radio', { name: title })).toBeNull());
}

/** Note of each bonus in the sheet by title, and whether it is selected and enabled. */
export async function promotionChoices() {
  openPromotions();
  const group = await screen.findByRole('radiogroup', { name: 'Promotion' });
  const choices = within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => {
      const text = (attribute: string) =>
        document.getElementById(radio.getAttribute(attribute) ?? '')?.textContent ?? '';
      return {
        title: text('aria-labelledby'),
        note: text('aria-describedby'),
        checked: radio.checked,
        disabled: radio.disabled,
      };
    });
  tools.press('Close');
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Promotion' })).toBeNull());
  return choices;
}

/** Presses the submit button, whose label contains the amount. */
export const pressDeposit = () => tools.press(/^Deposit/);

/** Waits for the order's page. */
export const orderShown = () => waitFor(() => expect(tools.address()).toMatch(ORDER_PAGE));

/** Advances the sandbox's clock and triggers a poll. */
export async function later(ms: number) {
  tools.sandbox.control.clock({ shiftMs: ms });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
}

/** Places a transfer and waits for its page, with fake intervals. */
export async function orderOf(amount: string, options?: OpenOptions) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await fill(amount, options);
  pressDeposit();
  await orderShown();
  await screen.findByRole('heading', { name: 'Waiting for payment' });
}
