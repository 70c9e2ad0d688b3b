import aurora from '@lobby/brand-aurora';
import { screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { memberRoutes } from '../routes';
import { spanOf, spanText } from './activity-span';
import { outcomeOf, type Answers, type Points } from './assessment';

const { open, press, findAndPress, chooseTab, calls, address, mend, settled } =
  screensOf(memberRoutes);

const NO_SITES = { domains: [], signature: '', key: '' };
const ACTIVITY = '/wps/member/protection/activity';
const SETTINGS = '/wps/system/settings/consolidated';
const DAY_MS = 86_400_000;

const VALUE = {
  deposited: '5000000',
  withdrawn: '7000000',
  net: '-2000000',
  staked: '1200000',
  won: '900000',
  timePlayed: 125,
  range: { startDate: 1, endDate: 2 },
};

const PLAYER = { user: 'player01', answers: { [ACTIVITY]: { value: VALUE } } };

/** Value of a row of the figures. */
async function rowOf(name: string): Promise<string> {
  const term = await screen.findByText(name, { selector: 'dt' });
  return (term.nextElementSibling?.textContent ?? '').replaceAll(/\s/g, ' ');
}

describe('the activity', () => {
  it('shows deposits, withdrawals, net, stakes, wins and time', async () => {
    await open('/m/saferPlay/activity', PLAYER);
    await waitFor(async () => expect(await rowOf('Deposited')).toBe('5.000.000 ₫'));
    await expect(rowOf('Withdrawn')).resolves.toBe('7.000.000 ₫');
    await expect(rowOf('Deposited less withdrawn')).resolves.toBe('−2.000.000 ₫');
    await expect(rowOf('Staked')).resolves.toBe('1.200.000 ₫');
    await expect(rowOf('Won')).resolves.toBe('900.000 ₫');
    await expect(rowOf('Won less staked')).resolves.toBe('−300.000 ₫');
    await expect(rowOf('Time played')).resolves.toBe('2 h 5 min');
  });

  it('goes from day to year and back in time, in its address', async () => {
    await open('/m/saferPlay/activity', PLAYER);
    await chooseTab('Year');
    await screen.findByRole('tabpanel', { name: 'Year' });
    expect(address()).toBe('/m/saferPlay/activity?span=YEAR');
    await findAndPress('Earlier');
    await waitFor(() => expect(address()).toBe('/m/saferPlay/activity?span=YEAR&back=1'));
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
    press('Later');
    await waitFor(() => expect(address()).toBe('/m/saferPlay/activity?span=YEAR'));
    const later = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Later' });
    await waitFor(() => expect(later().getAttribute('aria-disabled')).toBe('true'));
    // Native `disabled` would drop the focus.
    expect(later().disabled).toBe(false);
    press('Later');
    expect(address()).toBe('/m/saferPlay/activity?span=YEAR');
  });

  it('moves on to the new month', async () => {
    await open('/m/saferPlay/activity', { user: 'player01' });
    await rowOf('Deposited');
    await settled();
    const before = calls(ACTIVITY).length;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls(ACTIVITY)).toHaveLength(before + 1));
  });

  it('is saved as a file, with plain figures', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('/m/saferPlay/activity', PLAYER);
    await findAndPress('Save as a file');
    const text = await files[0]?.text();
    expect(text).toContain('"Deposited","5000000"');
    expect(text).toContain('"Won less staked","-300000"');
    expect(text).toContain('"Time played","125"');
  });

  it('is fetched anew once the brand’s clock is known', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-3 * 60);
    await open('/m/saferPlay/activity?span=YEAR', {
      user: 'player01',
      answers: { [SETTINGS]: 500 },
    });
    await rowOf('Deposited');
    await settled();
    expect(calls(ACTIVITY)).toHaveLength(1);
    mend();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await settled();
    expect(calls(ACTIVITY)).toHaveLength(2);
  });

  it('says that it did not load, and can be reloaded', async () => {
    await open('/m/saferPlay/activity', { user: 'player01', answers: { [ACTIVITY]: 500 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
  });

  it.each(['?span=CENTURY&back=-3', '?back=1e9', '?back=x'])(
    'takes %s for this month',
    async (query) => {
      await open(`/m/saferPlay/activity${query}`, PLAYER);
      await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
      expect(screen.getByRole('tab', { name: 'Month' }).getAttribute('aria-selected')).toBe('true');
    },
  );
});

test.each([
  ['DAY', '2026-11-24', 0, '2026-11-24_2026-11-24'],
  ['DAY', '2026-01-01', 1, '2025-12-31_2025-12-31'],
  ['WEEK', '2026-11-22', 0, '2026-11-16_2026-11-22'],
  ['WEEK', '2026-11-23', 0, '2026-11-23_2026-11-29'],
  ['WEEK', '2026-11-23', 1, '2026-11-16_2026-11-22'],
  ['MONTH', '2026-01-31', 1, '2025-12-01_2025-12-31'],
  ['MONTH', '2028-03-31', 1, '2028-02-01_2028-02-29'],
  ['YEAR', '2026-11-24', 0, '2026-01-01_2026-12-31'],
  ['YEAR', '2026-11-24', 2, '2024-01-01_2024-12-31'],
] as const)('%s of %s, %s back, is %s', (name, day, back, text) => {
  expect(spanText(spanOf(name, Date.parse(day) / DAY_MS, back))).toBe(text);
});

describe('the official sites', () => {
  it('name the present host, the list and its signature', async () => {
    await open('/m/officialSites');
    expect(await screen.findByText('The list’s signature is right.')).toBeTruthy();
    expect(screen.getByText('This page runs on your own machine or network.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'aurora.example' })).toBeTruthy();
  });

  it('say that the list was changed', async () => {
    const officialSites = { ...(aurora.officialSites ?? NO_SITES), domains: ['evil.test'] };
    await open('/m/officialSites', { brand: { ...aurora, officialSites } });
    expect(await screen.findByText(/^The list’s signature is WRONG/)).toBeTruthy();
  });
});

describe('the self-assessment', () => {
  const answered = (...points: Points[]): Answers =>
    Object.fromEntries(points.map((one, at) => [at + 1, one]));

  test.each([
    [answered(0, 0, 0, 0, 0, 0, 0, 0, 0), 'none'],
    [answered(1, 1, 0, 0, 0, 0, 0, 0, 0), 'low'],
    [answered(1, 1, 1, 0, 0, 0, 0, 0, 0), 'some'],
    [answered(1, 1, 1, 1, 1, 1, 1, 0, 0), 'some'],
    [answered(3, 3, 2, 0, 0, 0, 0, 0, 0), 'high'],
    [answered(0, 0, 0, 0, 0, 0, 0, 0), undefined],
  ])('of %o is %s', (answers, outcome) => {
    expect(outcomeOf(answers)).toBe(outcome);
  });

  it('is answered by guests too, and neither sent nor kept', async () => {
    await open('/m/saferPlay/selfAssessment');
    await settled();
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const [before, sent] = [stored(), calls('').length];
    const groups = await screen.findAllByRole('radiogroup');
    expect(groups).toHaveLength(9);
    expect(screen.getByText('Answer all nine questions to see the result.')).toBeTruthy();
    for (const radio of screen.getAllByRole('radio', { name: 'Almost always' }))
      fireEvent.click(radio);
    expect(screen.getByText(/^Playing does you harm/)).toBeTruthy();
    await settled();
    expect([stored(), calls('').length]).toEqual([before, sent]);
    press('Start again');
    expect(screen.getByText('Answer all nine questions to see the result.')).toBeTruthy();
  });
});
