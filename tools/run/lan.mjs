import { CliError, whiteOnBlack } from '../workspace/log.mjs';

/** Interfaces of containers, virtual machines and tunnels, which phones can rarely reach. */
const VIRTUAL =
  /^(br-|bridge|docker|tap|tailscale|tun|utun|vboxnet|veth|vEthernet|virbr|vmnet|wg|zt)/;
/** Link-local IPv4 addresses, assigned without a network. */
const LINK_LOCAL = /^169\.254\./;

/**
 * Returns the IPv4 addresses at which other machines can reach this one, virtual interfaces last. Throws `CliError` if
 * there are none.
 * @param {ReturnType<typeof import('node:os').networkInterfaces>} interfaces
 * @returns {[string, ...string[]]}
 */
export function lanAddresses(interfaces) {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .filter(({ address }) => !LINK_LOCAL.test(address))
      .map(({ address }) => ({ address, virtual: VIRTUAL.test(name) })),
  );
  const [first, ...others] = found
    .toSorted((a, b) => Number(a.virtual) - Number(b.virtual))
    .map(({ address }) => address);
  if (first === undefined) {
    throw new CliError(
      'This computer is on no network: join the one of your phone, or start without --lan.',
    );
  }
  return [first, ...others];
}

/**
 * Returns a row of brand and address for each brand and each address of this computer.
 * @param {readonly string[]} brands
 * @param {Record<string, number>} ports By brand.
 * @param {readonly string[]} addresses
 * @returns {[string, string][]}
 */
export const lanRows = (brands, ports, addresses) =>
  brands.flatMap((brand) =>
    addresses.map(
      (address) => /** @type {[string, string]} */ ([brand, `http://${address}:${ports[brand]}`]),
    ),
  );

/**
 * Draws a text as a QR code for a terminal, black on white whatever the terminal's colours are.
 * @param {string} text
 */
export async function qrCode(text) {
  // Installed by this command's own `npm ci`, so missing when this file is loaded.
  const { renderUnicodeCompact } = await import('uqr');
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  return lines.map((line) => `  ${whiteOnBlack(line)}`).join('\n');
}
