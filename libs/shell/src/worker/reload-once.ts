import { msSince, readStored, writeStored, MINUTE_MS } from '@lobby/core';
import { isMissingFile } from '@lobby/ui-kit';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';

/** Shortest interval between two automatic reloads, ms. */
const RELOAD_EVERY_MS = MINUTE_MS;

/** Whether this page was reloaded less than `RELOAD_EVERY_MS` ago; works without storage. */
const isJustReloaded = () =>
  performance.now() < RELOAD_EVERY_MS &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Reloads the page, at most once in `RELOAD_EVERY_MS`. Without a stored time of the last reload, as with blocked
 * storage, the page's own load counts if it was a reload. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const last = readStored('reloadedAt');
  if (last === 0 ? isJustReloaded() : msSince(last) < RELOAD_EVERY_MS) return false;
  writeStored('reloadedAt', Date.now());
  location.reload();
  return true;
}

/** For the error boundary of routes: reloads once if a file is missing. Returns whether it reloads. */
export function useReloadIfGone(): boolean {
  const error = useRouteError();
  const [reloads] = useState(() => isMissingFile(error) && reloadOnce());
  return reloads;
}
