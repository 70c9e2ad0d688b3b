import type { GameCategory, VendorGroup } from '@lobby/api-client';
import { listedAs } from '../game-list/listed-as';

/** Categories to choose from, by the platform's names; those that another one lists are chosen with it (D2 §9). */
export const categoryChoices = (groups: readonly VendorGroup[]) =>
  groups
    .filter(({ category }) => listedAs(category) === category)
    .map(({ category, name }) => ({ value: category, label: name }));

/** Providers of a category's list, or of all, each once. */
export function vendorChoices(groups: readonly VendorGroup[], category: GameCategory | undefined) {
  const listed = groups.filter(
    (group) => category === undefined || listedAs(group.category) === category,
  );
  const names = new Map(
    listed.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name])),
  );
  return [...names].map(([value, label]) => ({ value, label }));
}
