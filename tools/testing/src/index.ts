export { renderScreen, testSandbox } from './render-screen';
export type { RenderedScreen } from './render-screen';
export { createTestQueryClient } from './query-client';
