export type { Answer } from './answer';
export type { Failure, Failures } from './failure';
export { flagCodes } from './flag-codes';
export type { FlagChange } from './flag-codes';
export { english, labelKeys, labelText } from './label-text';
export { testSandbox } from './render-screen';
export type { OpenOptions, RenderedScreen } from './render-screen';
export { screenAt } from './screen-at';
export { screensOf } from './screens-of';
