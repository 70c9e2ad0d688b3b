import type { Recording } from '@lobby/sandbox';

type Recordings = Readonly<Record<string, (() => Promise<{ default: Recording }>) | undefined>>;

/**
 * What a sandbox answered each visitor, by `visitor/LANGUAGE`. Empty here: Storybook's plugin
 * (tools/storybook/.storybook/sandbox-answers.ts) loads this module with the recordings.
 */
export const recordings: Recordings = {};
