import { readStored, writeStored } from '@lobby/core';
import { isMissingFile } from '@lobby/ui-kit';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';

/** Milliseconds between two reloads that nobody asked for. */
const RELOAD_EVERY_MS = 60_000;

/** Whether this page came by a reload less than `RELOAD_EVERY_MS` ago: known where storage is blocked too. */
const isJustReloaded = () =>
  performance.now() < RELOAD_EVERY_MS &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Reloads the page, at most once in `RELOAD_EVERY_MS`. Without a stored time of the last reload, as where storage is
 * blocked, the page's own start counts if that was a reload. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const last = readStored('reloadedAt');
  if (last === 0 ? isJustReloaded() : Date.now() - last < RELOAD_EVERY_MS) return false;
  writeStored('reloadedAt', Date.now());
  location.reload();
  return true;
}

/** For an error boundary of routes: reloads if a file is gone, once. Returns whether it does. */
export function useReloadIfGone(): boolean {
  const error = useRouteError();
  const [reloads] = useState(() => isMissingFile(error) && reloadOnce());
  return reloads;
}
