export { createSandbox, type Sandbox } from './app';
export type { Fault } from './faults/fault';
export { brandOf, isBrandCode, type BrandCode } from './brands/brands';
export { exampleAnswer, type ExampleAnswer } from './testing/example-answer';
export {
  /** @public Called by Storybook, which loads the sandbox through Vite. */
  recordAnswers,
  type RecordedAnswer,
  type Recording,
} from './testing/record-answers';
