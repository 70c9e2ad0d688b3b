// One chunk for all screens of safer play: they share most of their code.
export { ActivityScreen } from './activity-screen';
export { ClosedScreen } from './closed-screen';
export { LimitScreen } from './limit-screen';
export { OfficialSitesScreen } from './official-sites-screen';
export { SaferPlayScreen } from './safer-play-screen';
export { SelfAssessmentScreen } from './self-assessment-screen';
export { SelfExclusionScreen } from './self-exclusion-screen';
export { StoppedScreen } from './stopped-screen';
export { TimeOutScreen } from './time-out-screen';
