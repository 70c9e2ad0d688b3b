import { fileURLToPath } from 'node:url';

/** Absolute path of the workspace, without a trailing slash. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
