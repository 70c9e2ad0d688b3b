import aurora from '@lobby/brand-aurora';
import { createQueryClient } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { blankFrames, layOut } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fail, open } from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const IDENTITY = 'GET /wps/member/identity';
const PLAY_KOI = '/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG';

/** A brand whose rule book requires verification before play. */
const PROOF_BEFORE_PLAY = {
  ...aurora,
  jurisdiction: { ...aurora.jurisdiction, profile: 'ukgc' as const },
};

const check = (status: string) => ({
  value: {
    status,
    documents: [],
    selfie: false,
    minAge: 18,
    beforeWithdrawal: true,
    withdrawalFrom: '0',
  },
});

test.each([
  ['REQUIRED', false],
  ['SUBMITTED', false],
  ['REJECTED', false],
  ['APPROVED', true],
])('opens for a person whose check is %s before play: %s', async (status, opens) => {
  const answers = { [IDENTITY]: check(status) };
  await open(PLAY_KOI, { user: 'player01', brand: PROOF_BEFORE_PLAY, answers });
  if (opens) expect(await screen.findByRole('timer')).toBeTruthy();
  else {
    const link = await screen.findByRole('link', { name: 'Verify my identity' });
    expect(link.getAttribute('href')).toBe('/m/withdraw/identity');
    expect(document.querySelector('iframe')).toBeNull();
  }
});

test('opens once another screen learns that the check is approved', async () => {
  const queries = createQueryClient();
  const answers = { [IDENTITY]: check('REQUIRED') };
  await open(PLAY_KOI, { user: 'player01', brand: PROOF_BEFORE_PLAY, answers, queries });
  await screen.findByRole('link', { name: 'Verify my identity' });
  fail(IDENTITY, check('APPROVED'));
  await act(() => queries.invalidateQueries({ queryKey: [...accountKey, 'identity'] }));
  expect(await screen.findByRole('timer')).toBeTruthy();
});
