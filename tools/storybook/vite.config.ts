import { mergeConfig } from 'vitest/config';
import { workspaceRoot } from '../unit/root.ts';
import { unit } from '../unit/unit.ts';

// `storybook.json` is reserved for the report of the stories.
export default mergeConfig(unit(import.meta.dirname, { environment: 'node' }), {
  test: { outputFile: { json: `${workspaceRoot}/dist/tests/contrast.json` } },
});
