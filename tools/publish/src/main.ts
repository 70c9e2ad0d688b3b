import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPublisher } from './publisher';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, platform: { type: 'string' } },
  });
  const { folder, platform } = values;
  if (!folder || !platform)
    throw new Error(
      'Name the built brand and its platform: --folder dist/apps/aurora --platform https://…',
    );
  const publisher = createPublisher(folder, (address, init) =>
    fetch(new URL(address, platform), init),
  );
  const out = join(folder, 'published');
  rmSync(out, { recursive: true, force: true });
  for (const language of publisher.brand.languages)
    for (const path of publisher.paths) {
      const page = await publisher.page(path, language);
      if (page === undefined) continue;
      const file = join(
        out,
        language.toLowerCase(),
        `${path.endsWith('/') ? `${path}index` : path}.html`,
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page.html);
    }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
