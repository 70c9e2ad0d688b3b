import type { Layout, PictureShape } from '@lobby/core';
import { useImageHosts } from '@lobby/session';
import { isPictureAddress, type PictureSource } from '@lobby/ui-kit';

/** Place of a picture: a tile, a banner by the brand's layout option, a host's card, a popup, behind a form. */
export type PicturePlace = PictureShape | Layout['banner'] | 'host' | 'popup' | 'backdrop';

/** Pixel sizes of the files: twice the displayed size on a phone 390 px wide (decision 60). */
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

/** Places whose pictures have several shapes: the address ends in the shape. */
const SHAPES: readonly PicturePlace[] = ['portrait', 'square', 'landscape'];

/** Chosen host by file, so that hosts that the settings add later do not move a shown picture. */
const chosen = new Map<string, string>();

/** Chooses a host by hash, so that a file always has the same address, for the cache. */
function hostFor(file: string, hosts: readonly string[]): string {
  const known = chosen.get(file);
  if (known !== undefined && hosts.includes(known)) return known;
  const sum = [...file].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const host = hosts[sum % hosts.length] ?? '';
  chosen.set(file, host);
  return host;
}

const at = (address: string) => ({ avif: `${address}.avif`, webp: `${address}.webp` });

/** Addresses of a picture that may not be loaded; its placeholder is shown. */
const NO_FILE = { avif: '', webp: '' };

/**
 * Returns the addresses and the size of a picture. `base` is a path on one of the hosts or a full address,
 * without shape and extension; a full address on any other host returns empty addresses (decision 23).
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
 * Addresses of a vendor's icon: on the host chosen for the file first, then on the others. The file name is category and
 * vendor in upper case (D2 §3).
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
