import { RecordScreen, useCategoryFilter } from '@lobby/feature-kit';
import { TEAM_REBATES } from './rebates.kinds';

/** Team rebate: each member's stakes, and the agent's share (D2 §2). */
export function TeamRebateScreen() {
  return <RecordScreen kind={TEAM_REBATES} filters={[useCategoryFilter()]} />;
}

export const Component = TeamRebateScreen;
