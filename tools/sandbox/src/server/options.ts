import { parseArgs } from 'node:util';

export interface ServerOptions {
  port: number;
  /** Folder of the database and pictures. */
  data: string;
  /** Folder of the seeded templates; default: the data folder. */
  templates: string | undefined;
  /** Folder of the pictures; default: below the data folder. */
  pictures: string | undefined;
  /** Whether to keep the database of an earlier day. */
  keep: boolean;
  /** Folder with one built brand per subfolder. */
  brands: string;
  /** Module that publishes pages (`tools/publish`); without it pages are served as built. */
  publisher: string;
  /** Whether to render pictures in advance. */
  draw: boolean;
  /** Whether to serve every site at its own port too, for phones on the same network. */
  lan: boolean;
}

/** Reads flags, else environment variables, else defaults. Throws an error with a user-readable message. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: env['PORT'] ?? '4200' },
      data: { type: 'string', default: env['SANDBOX_DATA'] ?? '.cache/sandbox' },
      brands: { type: 'string', default: env['SANDBOX_BRANDS'] ?? 'dist/apps' },
      publisher: {
        type: 'string',
        default: env['SANDBOX_PUBLISHER'] ?? 'dist/publish/publisher.js',
      },
      keep: { type: 'boolean', default: false },
      'no-draw': { type: 'boolean', default: false },
      lan: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not ${values.port}.`);
  }
  const templates = env['SANDBOX_TEMPLATES'] || undefined;
  const pictures = env['SANDBOX_PICTURES'] || undefined;
  const { data, keep, brands, publisher, lan, 'no-draw': noDraw } = values;
  return { port, data, templates, pictures, keep, brands, publisher, draw: !noDraw, lan };
}
