import aurora from '@lobby/brand-aurora';
import { screen as route } from '@lobby/feature-kit';
import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { useLoadedBoard } from './announcements.query';
import { DeferredBlock } from './deferred-block';

const Loading = lazy(() => new Promise<never>(() => {}));

/** Two blocks whose code is loading: one with rows, and one without. */
function Places() {
  useLoadedBoard();
  return (
    <>
      <section aria-label="Rows">
        <DeferredBlock name="rows" rows={2}>
          <Loading />
        </DeferredBlock>
      </section>
      <section aria-label="Bar">
        <DeferredBlock name="download">
          <Loading />
        </DeferredBlock>
      </section>
    </>
  );
}

const PLACES = route('/m/places', 'common:action.confirm', async () => ({ Component: Places }));

const { open } = screensOf([PLACES]);

test('a block shows its rows as skeletons while its code is loading', async () => {
  await open('/m/places', { brand: { ...aurora, home: ['banner'] } });
  const skeletonsOf = (name: string) =>
    within(screen.getByRole('region', { name })).queryAllByRole('status');
  await waitFor(() => expect(skeletonsOf('Rows')).toHaveLength(2));
  expect(skeletonsOf('Bar')).toEqual([]);
});
