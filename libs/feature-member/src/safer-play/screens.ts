// The screens of safer play share most of their code: one chunk, so that each is there once one was open.
export { ClosedScreen } from './closed-screen';
export { LimitScreen } from './limit-screen';
export { SaferPlayScreen } from './safer-play-screen';
export { SelfExclusionScreen } from './self-exclusion-screen';
export { TimeOutScreen } from './time-out-screen';
