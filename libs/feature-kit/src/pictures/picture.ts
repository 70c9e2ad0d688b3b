import type { Layout, PictureShape } from '@lobby/core';
import { useImageHosts } from '@lobby/session';
import { isPictureAddress, type PictureSource } from '@lobby/ui-kit';

/** Where a picture is shown: a tile, a banner of the brand's option, a host's card, a popup, behind a form. */
export type PicturePlace = PictureShape | Layout['banner'] | 'host' | 'popup' | 'backdrop';

/** Pixels of the files: twice their place on a phone 390 px wide (decision 60). */
const SIZES: Readonly<Record<PicturePlace, readonly [width: number, height: number]>> = {
  portrait: [240, 320],
  square: [200, 200],
  landscape: [320, 240],
  bleed: [780, 472],
  framed: [716, 280],
  peek: [636, 368],
  host: [360, 450],
  popup: [720, 480],
  backdrop: [780, 1120],
};

/** Places whose pictures come in several shapes: the address ends in the shape. */
const SHAPES: readonly PicturePlace[] = ['portrait', 'square', 'landscape'];

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

/** Of a picture that may not be loaded: its placeholder is shown. */
const NO_FILE = { avif: '', webp: '' };

/**
 * Returns the addresses and the size of a picture. `base` is a path on one of the hosts or a full address,
 * without shape and ending; a platform's that leads elsewhere has empty addresses (decision 23).
 */
export function pictureSources(
  base: string,
  hosts: readonly string[],
  place: PicturePlace,
): PictureSource {
  const file = SHAPES.includes(place) ? `${base}-${place}` : base;
  const [width, height] = SIZES[place];
  const host = hostFor(file, hosts);
  const inOrder = [host, ...hosts.filter((other) => other !== host)].map((one) => one + file);
  const addresses = /^https?:/.test(file) ? [file] : inOrder;
  const [first = NO_FILE, ...elsewhere] = addresses
    .filter((address) => isPictureAddress(address, hosts))
    .map(at);
  return { ...first, elsewhere, width, height };
}

/**
 * Addresses of a vendor's icon: that of the file's own host first, then the other hosts'. The documents name the file by
 * category and vendor, both upper case (D2 §3).
 */
export function vendorIcon(
  { category, code }: { category: string; code: string },
  hosts: readonly string[],
): readonly string[] {
  const file = `/cdn/${category}-${encodeURIComponent(code.toUpperCase())}.png`;
  const host = hostFor(file, hosts);
  return [host, ...hosts.filter((other) => other !== host)].map((one) => one + file);
}

/** `pictureSources` with the configured image hosts. */
export function usePictures(): (base: string, place: PicturePlace) => PictureSource {
  const hosts = useImageHosts();
  return (base, place) => pictureSources(base, hosts, place);
}
