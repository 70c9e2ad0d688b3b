import { useImageHosts } from '@lobby/session';

/** One drawing in the two formats that browsers pick from. */
export interface PictureSources {
  avif: string;
  webp: string;
}

/** The same file always comes from the same host, so that caches hit (a random host halves the hits). */
function hostFor(file: string, hosts: readonly string[]): string {
  const sum = [...file].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return hosts[sum % hosts.length] ?? '';
}

/** Addresses of a picture. `shape` picks one of a game's drawings. */
export function pictureSources(
  base: string,
  hosts: readonly string[],
  shape?: string,
): PictureSources {
  const file = shape ? `${base}-${shape}` : base;
  const address = /^https?:/.test(file) ? file : hostFor(file, hosts) + file;
  return { avif: `${address}.avif`, webp: `${address}.webp` };
}

/** `pictureSources` with the hosts in force. */
export function usePictures(): (base: string, shape?: string) => PictureSources {
  const hosts = useImageHosts();
  return (base, shape) => pictureSources(base, hosts, shape);
}
