import { useImageHosts } from '@lobby/session';

/** Addresses of a picture in two formats. */
export interface PictureSources {
  avif: string;
  webp: string;
}

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

/**
 * Returns the addresses of a picture. `base` is a path on one of the hosts or a full address, without
 * shape and ending; `shape` selects the aspect ratio of a game's picture.
 */
export function pictureSources(
  base: string,
  hosts: readonly string[],
  shape?: string,
): PictureSources {
  const file = shape ? `${base}-${shape}` : base;
  const address = /^https?:/.test(file) ? file : hostFor(file, hosts) + file;
  return { avif: `${address}.avif`, webp: `${address}.webp` };
}

/** `pictureSources` with the configured image hosts. */
export function usePictures(): (base: string, shape?: string) => PictureSources {
  const hosts = useImageHosts();
  return (base, shape) => pictureSources(base, hosts, shape);
}
