import { endSession } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useSessionWatch } from './use-session-watch';

function Watched() {
  useSessionWatch();
  return (
    <>
      <Link to="/m/webEmail?tab=2">Inbox</Link>
      <Link to="/m/set">Settings</Link>
    </>
  );
}

/** A page whose code does not arrive. */
const slow = { ...screenAt('/m/webEmail', Watched), load: () => new Promise<never>(() => {}) };

const { open, follow, address } = screensOf([
  screenAt('/m/login', Watched),
  screenAt('/m/set', Watched),
  slow,
]);

test('a session that ends while a page opens leads back to the page that was pressed', async () => {
  await open('/m/set', { user: 'player01' });
  await follow('Inbox');
  act(() => endSession('expired'));
  await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2FwebEmail%3Ftab%3D2'));
});
