import { screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../../routes';
import { bannerAddress } from './registration-banners';

const { open, address } = screensOf(accountRoutes);

const REGION = 'Promotions for new members';

describe('banners of the registration screen (D1 §7, group m_reg)', () => {
  it('are below the form, and open their targets', async () => {
    await open('/m/register');
    // The banners do not wait for the form.
    await screen.findByLabelText('User name');
    const region = await screen.findByRole('region', { name: REGION });
    const form = document.querySelector('form');
    expect(form?.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The second slide renders one pass after the first.
    const [banner] = await screen.findAllByRole('button', { name: /Membership levels/ });
    fireEvent.click(banner ?? region);
    await waitFor(() => expect(address()).toBe('/m/member/benefits'));
  });

  it('are left out without an error if they fail to load', async () => {
    await open('/m/register', {
      answers: { '/wps/relay/MCSFE_getListAnnouncements': 400 },
    });
    expect(await screen.findByLabelText('User name')).toBeTruthy();
    expect(screen.queryByRole('region', { name: REGION })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [undefined, 'refused'],
    [{ kind: 'link', value: '/m/register' }, 'refused'],
    [{ kind: 'link', value: 'javascript:alert(1)' }, 'refused'],
    [{ kind: 'link', value: '/m/activity' }, 'inside'],
    [{ kind: 'promotion', value: '7' }, 'inside'],
    [{ kind: 'link', value: 'https://elsewhere.example/' }, 'outside'],
  ] as const)('%o opens %s', (target, kind) => {
    expect(bannerAddress(target).kind).toBe(kind);
  });
});
