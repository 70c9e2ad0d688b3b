import type { Recording } from '@lobby/sandbox';

type Recordings = Readonly<Record<string, (() => Promise<{ default: Recording }>) | undefined>>;

/**
 * Recorded sandbox answers by `visitor/LANGUAGE`. Empty here: Storybook's plugin
 * (tools/storybook/.storybook/sandbox-answers.ts) replaces this module.
 */
export const recordings: Recordings = {};
