export { createSandbox, type Sandbox, type SandboxOptions } from './app';
export type { Control } from './control/control';
export type { Fault, FaultKind } from './faults/fault';
export type { Picture, PictureSource } from './server/picture-source';
export { brandOf, isBrandCode, type BrandCode, type Language } from './brands/brands';
export { exampleAnswer, type ExampleAnswer } from './testing/example-answer';
export {
  /** @public Called by Storybook, which loads the sandbox through Vite. */
  recordAnswers,
  type RecordedAnswer,
  type RecordedVisitor,
  type Recording,
} from './testing/record-answers';
