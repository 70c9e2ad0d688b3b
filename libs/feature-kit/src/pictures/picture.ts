import type { Layout, PictureShape } from '@lobby/core';
import { useImageHosts } from '@lobby/session';
import type { PictureSource } from '@lobby/ui-kit';

/** Where a picture is shown: a tile, a banner of the brand's option, a popup, behind a form. */
export type PicturePlace = PictureShape | Layout['banner'] | 'popup' | 'backdrop';

/** Pixels of the files: twice their place on a phone 390 px wide (decision 60). */
const SIZES: Readonly<Record<PicturePlace, { width: number; height: number }>> = {
  portrait: { width: 240, height: 320 },
  square: { width: 200, height: 200 },
  landscape: { width: 320, height: 240 },
  bleed: { width: 780, height: 472 },
  framed: { width: 716, height: 280 },
  peek: { width: 636, height: 368 },
  popup: { width: 720, height: 480 },
  backdrop: { width: 780, height: 1120 },
};

/** Endings of the places whose pictures come in several shapes. */
const ENDINGS: Partial<Record<PicturePlace, string>> = {
  portrait: '-portrait',
  square: '-square',
  landscape: '-landscape',
};

/** Host of each file on this page; hosts that the settings add later do not move a picture that is shown. */
const chosen = new Map<string, string>();

/** Chooses a host by hash, so that a file always has the same address and caches hit. */
function hostFor(file: string, hosts: readonly string[]): string {
  const known = chosen.get(file);
  if (known !== undefined && hosts.includes(known)) return known;
  const sum = [...file].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const host = hosts[sum % hosts.length] ?? '';
  chosen.set(file, host);
  return host;
}

const at = (address: string) => ({ avif: `${address}.avif`, webp: `${address}.webp` });

/**
 * Returns the addresses and the size of a picture. `base` is a path on one of the hosts or a full address,
 * without shape and ending.
 */
export function pictureSources(
  base: string,
  hosts: readonly string[],
  place: PicturePlace,
): PictureSource {
  const file = base + (ENDINGS[place] ?? '');
  if (/^https?:/.test(file)) return { ...at(file), ...SIZES[place] };
  const host = hostFor(file, hosts);
  const others = hosts.filter((other) => other !== host);
  return {
    ...at(host + file),
    elsewhere: others.map((other) => at(other + file)),
    ...SIZES[place],
  };
}

/** `pictureSources` with the configured image hosts. */
export function usePictures(): (base: string, place: PicturePlace) => PictureSource {
  const hosts = useImageHosts();
  return (base, place) => pictureSources(base, hosts, place);
}
