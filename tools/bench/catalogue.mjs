/**
 * Sets the number of games in the catalogue of the sandbox at an address, for the rest of the run.
 * @param {string} address
 * @param {number} games
 */
export async function growCatalogue(address, games) {
  const { port } = new URL(address);
  await fetch(`http://127.0.0.1:${port}/__sandbox/knobs/catalogue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ games }),
  });
}
