export { createSandbox, type Sandbox, type SandboxOptions } from './app';
export { openBody, sealBody } from './calls/sealed-body';
export type { Control } from './control/control';
export type { Fault, FaultKind } from './faults/fault';
export type { Picture, PictureSource } from './server/picture-source';
export { isBrandCode, type BrandCode, type Language } from './brands/brands';
export { exampleAnswer, type ExampleAnswer } from './testing/example-answer';
export {
  recordAnswers,
  type RecordedAnswer,
  type RecordedVisitor,
  type Recording,
} from './testing/record-answers';
