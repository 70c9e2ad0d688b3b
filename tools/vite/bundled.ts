import { build, type PluginOption } from 'vite';

const ENTRY = 'virtual:entry';

/** For tests: bundles a script's exports into one file as in a brand's build, with a plugin. */
export async function bundled(script: string, plugin: PluginOption): Promise<unknown> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      plugin,
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? script : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('the build is one of several, or watches');
  return import(`data:text/javascript,${encodeURIComponent(result.output[0].code)}`);
}
