import { english, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../../routes';
import { printedName } from './payee-name-text';

const {
  open,
  press,
  type,
  field,
  fieldError,
  fieldHint,
  statusText,
  calls,
  fail,
  mend,
  address,
  alertText,
  sandbox,
} = screensOf(memberRoutes);

const CALL = '/wps/member/info/payeename';
const PAGE = '/m/securityCenter/payeeName?returnTo=%2Fm%2FsecurityCenter';
const NAME = 'Payee name';

async function openForm() {
  await open(PAGE, { user: 'fresh01', toaster: true });
  await screen.findByLabelText(NAME);
}

const saved = async () => {
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
  expect(statusText()).toContain('Payee name saved');
};

test.each([
  ['Nguyễn Thị Lan', 'NGUYEN THI LAN'],
  ['  đặng   đức ', 'DANG DUC'],
  ['Ｍａｉ', 'MAI'],
  ["Jean-Paul D'Arc", 'JEAN PAUL DARC'],
  ['O’Brien', 'OBRIEN'],
  ['陳', '陳'],
  ['', ''],
])('a bank prints %j as %j', (typed, printed) => {
  expect(printedName(typed)).toBe(printed);
});

describe('the payee name', () => {
  it('is set once, and is shown as it is kept before', async () => {
    await openForm();
    expect(fieldHint(NAME)).toBe('As on your bank account');
    type(NAME, 'Nguyễn Thị Mai');
    await waitFor(() => expect(fieldHint(NAME)).toContain('Kept as NGUYEN THI MAI.'));
    press('Save name');
    press('Save name');
    await saved();
    expect(calls(CALL)).toHaveLength(1);
    await open(PAGE, { user: 'fresh01', reload: true });
    expect(await screen.findByText('N***** T** M**')).toBeTruthy();
    expect(screen.queryByLabelText(NAME, { selector: 'input' })).toBeNull();
    expect(screen.getByText(english('member-security:payee.fixed'))).toBeTruthy();
  });

  it.each(['', '陳文德', '123456', 'A', `${'Mai '.repeat(20)}`, '<script>'])(
    '%j is answered at the field and kept',
    async (typed) => {
      await openForm();
      await waitFor(() => expect(calls('/setting/validation')).not.toHaveLength(0));
      type(NAME, typed);
      press('Save name');
      await waitFor(() => expect(fieldError(NAME)).not.toBe(''));
      expect(field(NAME).value).toBe(typed);
      expect(calls(CALL)).toEqual([]);
    },
  );

  it.each([
    ["Jean-Paul D'Arc", 'JEAN PAUL DARC'],
    ['Seán O’Brien', 'SEAN OBRIEN'],
    ['J. R.  Smith', 'J R SMITH'],
  ])('%j is kept as the hint says: %s', async (typed, kept) => {
    await openForm();
    await waitFor(() => expect(calls('/setting/validation')).not.toHaveLength(0));
    type(NAME, typed);
    await waitFor(() => expect(fieldHint(NAME)).toContain(`Kept as ${kept}.`));
    press('Save name');
    await saved();
    expect(sandbox.control.knobs.registered({ brand: 'aurora', user: 'fresh01' })).toMatchObject({
      payeeName: kept,
    });
  });

  it('has no such hint while it cannot be saved', async () => {
    await openForm();
    await waitFor(() => expect(calls('/setting/validation')).not.toHaveLength(0));
    type(NAME, 'Mai');
    await waitFor(() => expect(fieldHint(NAME)).toContain('Kept as MAI.'));
    for (const typed of ['陳文德', 'A', 'Mai 2']) {
      type(NAME, typed);
      await waitFor(() => expect(fieldHint(NAME)).toBe('As on your bank account'));
    }
  });

  it('that was fixed meanwhile is shown at the field', async () => {
    await openForm();
    type(NAME, 'MAI LAN');
    fail(CALL, { refusal: 'payee.name.fixed' });
    press('Save name');
    await waitFor(() => expect(fieldError(NAME)).toContain('can no longer be changed'));
  });

  it('whose response is lost is queried, and not called fixed', async () => {
    await openForm();
    type(NAME, 'MAI LAN');
    fail(CALL, { kind: 'drop-response' });
    press('Save name');
    await saved();
    expect(calls(CALL)).toHaveLength(1);
  });

  it('that did not arrive is reported, and may be resent', async () => {
    await openForm();
    type(NAME, 'MAI LAN');
    fail(CALL, 502);
    press('Save name');
    expect(await alertText()).not.toBe('');
    mend();
    press('Save name');
    await saved();
  });
});
