import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './app';
import { lanPorts } from './brands/sites';
import { createPictureCache } from './pictures';
import type { SeedProgress } from './database/fill';
import { DRAW, drawAll, pictureFolder, startDrawing } from './server/draw-ahead';
import { readOptions, type ServerOptions } from './server/options';
import { pictureSource } from './server/pictures';
import { close, listen, serve } from './server/serve';
import { brandFiles } from './server/static-files';

const log = (line: string) => process.stdout.write(`${line}\n`);

/** Prints seeding progress, at most one line per percent. */
function logProgress(): SeedProgress {
  let last = -1;
  return (table, share) => {
    const percent = Math.floor(share * 100);
    if (percent > last) log(`seed ${percent} % ${table}`);
    last = percent;
  };
}

/** Prints an error with its remedy and exits with 1. */
function exitWithError(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function reason(error: unknown, { port, lan }: Pick<ServerOptions, 'port' | 'lan'>): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const taken = 'port' in error ? String(error.port) : port;
    return `Port ${taken} is taken: stop what uses it, or start with --port ${port + (lan ? 100 : 1)}.`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env);
  const sites = options.lan ? lanPorts(options.port) : [];
  const cache = createPictureCache({ dir: pictureFolder(options.data), workers: 1 });
  const sandbox = createSandbox({
    database: join(options.data, 'sandbox.db'),
    pictures: pictureSource(cache),
    files: brandFiles(options.brands),
    templates: options.templates,
    onSeed: logProgress(),
    log,
  });
  const ports = [options.port, ...sites.map((one) => one.port)];
  const servers = ports.map(() => serve(sandbox));
  const [port] = await Promise.all(servers.map((server, i) => listen(server, ports[i] ?? 0))).catch(
    (error: unknown) => exitWithError(reason(error, options)),
  );
  for (const one of sites) log(`lan ${one.site} ${one.port}`);
  log(`ready http://localhost:${port}`);
  const stopDrawing = options.draw
    ? startDrawing(fileURLToPath(import.meta.url), options.data)
    : () => undefined;

  const stop = () => {
    stopDrawing();
    void Promise.all(servers.map(close)).then(() => {
      sandbox.close();
      process.exit(0);
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const args = process.argv.slice(2);
const work = args[0] === DRAW ? drawAll(args[1] ?? '.cache/sandbox', log) : main(args);
work.catch((error: unknown) => exitWithError(reason(error, { port: 0, lan: false })));
