import { RecordScreen, useCategoryFilter } from '@lobby/feature-kit';
import { agentOnly } from '../agent-only';
import { TEAM_REBATES } from './rebates.kinds';

/** Team rebate: what each member staked, and what of it is the agent's (D2 §2). */
export function TeamRebateScreen() {
  return <RecordScreen kind={TEAM_REBATES} filters={[useCategoryFilter()]} />;
}

export const Component = agentOnly(TeamRebateScreen);
