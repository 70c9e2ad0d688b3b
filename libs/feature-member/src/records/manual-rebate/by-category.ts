import type { OpenRebate } from '@lobby/api-client';

interface CategoryRebates {
  category: OpenRebate['category'];
  rebates: OpenRebate[];
}

/** Groups rebates by category, in order of first appearance. */
export function byCategory(rebates: readonly OpenRebate[]): CategoryRebates[] {
  const groups = new Map<OpenRebate['category'], OpenRebate[]>();
  for (const rebate of rebates) {
    const own = groups.get(rebate.category) ?? [];
    groups.set(rebate.category, [...own, rebate]);
  }
  return [...groups].map(([category, own]) => ({ category, rebates: own }));
}
