import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './app';
import { createPictureCache } from './pictures';
import type { SeedProgress } from './database/fill';
import { DRAW, drawAll, pictureFolder, startDrawing } from './server/draw-ahead';
import { readOptions } from './server/options';
import { pictureSource } from './server/pictures';
import { listen, serve } from './server/serve';
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

function reason(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or start with --port ${port + 1}.`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env);
  const cache = createPictureCache({ dir: pictureFolder(options.data), workers: 1 });
  const sandbox = createSandbox({
    database: join(options.data, 'sandbox.db'),
    pictures: pictureSource(cache),
    files: brandFiles(options.brands),
    templates: options.templates,
    keep: options.keep,
    onSeed: logProgress(),
    log,
  });
  const server = serve(sandbox);
  const port = await listen(server, options.port).catch((error: unknown) =>
    exitWithError(reason(error, options.port)),
  );
  log(`ready http://localhost:${port}`);
  const stopDrawing = options.draw
    ? startDrawing(fileURLToPath(import.meta.url), options.data)
    : () => undefined;

  const stop = () => {
    stopDrawing();
    server.close(() => {
      sandbox.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    // Do not wait for idle connections.
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const args = process.argv.slice(2);
const work = args[0] === DRAW ? drawAll(args[1] ?? '.cache/sandbox', log) : main(args);
work.catch((error: unknown) => exitWithError(reason(error, 0)));
