import { createQueryClient } from '@lobby/feature-kit';
import { hold, screenAt, screensOf } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategoryBlock } from '../index';
import { PATH } from '../screen.setup';
import { menuQuery } from '../vendors.query';

const { open, settled } = screensOf([screenAt('/m/home', CategoryBlock)]);

test('keeps the default order on the page while categories that failed are asked for again', async () => {
  const queries = createQueryClient();
  await open('/m/home', { queries, answers: { [PATH.vendors]: 503 } });
  const rail = await screen.findByRole('navigation');
  await settled();
  expect(rail.className).not.toContain('pending');
  hold(PATH.vendors);
  void queries.invalidateQueries({ queryKey: ['games'] });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(queries.getQueryState(menuQuery('EN').queryKey)?.status).toBe('pending');
  expect(rail.className).not.toContain('pending');
});
