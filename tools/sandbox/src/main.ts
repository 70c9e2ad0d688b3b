import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './app';
import { createPictureCache } from './pictures';
import type { SeedProgress } from './seed/seed';
import { DRAW, drawAll, pictureFolder, startDrawing } from './server/draw-ahead';
import { readOptions } from './server/options';
import { pictureSource } from './server/pictures';
import { listen, serve } from './server/serve';
import { brandFiles } from './server/static-files';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Says what is being seeded, a line for every per cent at most. */
function sayProgress(): SeedProgress {
  let last = -1;
  return (table, share) => {
    const percent = Math.floor(share * 100);
    if (percent > last) say(`seed ${percent} % ${table}`);
    last = percent;
  };
}

/** Ends with one sentence for a person: what is wrong and what to do. */
function giveUp(sentence: string): never {
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
    onSeed: sayProgress(),
  });
  const server = serve(sandbox);
  const port = await listen(server, options.port).catch((error: unknown) =>
    giveUp(reason(error, options.port)),
  );
  say(`ready http://localhost:${port}`);
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
    // Whoever holds a connection open is not waited for.
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const args = process.argv.slice(2);
const work = args[0] === DRAW ? drawAll(args[1] ?? '.cache/sandbox', say) : main(args);
work.catch((error: unknown) => giveUp(reason(error, 0)));
