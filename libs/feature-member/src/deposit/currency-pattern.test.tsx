import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import { settingsQuery } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberRoutes } from '../routes';

const { open, type, field, settled } = screensOf(memberRoutes);

test.each(['/m/voucherCenter', '/m/withdraw'])(
  '%s stands in a currency whose pattern has more decimals than the wire',
  async (path) => {
    await open(path, { user: 'player01' });
    const settings = await api.merchant.settings();
    const currency = { ...settings.currency, pattern: '#,##0.##########' };
    const queries = createQueryClient();
    queries.setQueryData(settingsQuery.queryKey, { ...settings, currency });
    await open(path, { user: 'player01', queries, reload: true });
    await screen.findByLabelText('Amount', { selector: 'input' });
    type('Amount', '500000,123456789');
    await settled();
    expect(field('Amount').value).toBe('500.000,12345678');
  },
);
