import { mergeConfig } from 'vitest/config';
import { workspaceRoot } from '../vite/root.ts';
import { unit } from '../vite/unit.ts';

// `storybook.json` is the report of the stories themselves.
export default mergeConfig(unit(import.meta.dirname, { environment: 'node' }), {
  test: { outputFile: { json: `${workspaceRoot}/dist/tests/contrast.json` } },
});
