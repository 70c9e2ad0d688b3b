import { mergeConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { CSS, LEAN_CONTRACT } from '../vite/brand-app.ts';
import { leanLibraries } from '../vite/lean-libraries.ts';
import { workspaceRoot } from '../unit/root.ts';
import { scriptTests } from '../unit/script-tests.ts';

/** Bundles the screens for Node with all their imports: it runs wherever the brands are built. */
export default mergeConfig(scriptTests(import.meta.dirname), {
  // As in the app: both must render the same.
  plugins: [react(), leanLibraries()],
  css: CSS,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: `${workspaceRoot}/dist/publish`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...LEAN_CONTRACT,
      input: { main: 'main.ts', publisher: 'publisher.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['lightningcss'] },
});
