import { CHOSEN } from './chosen.data';
import { differencesOf, keyOf } from './compare';
import { ROWS } from './rows.data';
import { SUBJECTS } from './subjects';

const areaOf = (key: string) => /^\w+/.exec(key)?.[0] ?? '';

/** Counts of rows, agreements, chosen differences and problems, in total and by area. */
export function compareDocuments() {
  const differences = differencesOf(SUBJECTS, ROWS).map((difference) => ({
    ...difference,
    key: keyOf(difference),
  }));
  const found = new Set(differences.map(({ key }) => key));
  const chosen = new Set(CHOSEN.flatMap(({ at }) => at));
  const problems = [
    ...differences.filter(({ key }) => !chosen.has(key)).map(({ key, what }) => ({ key, what })),
    ...[...chosen]
      .filter((key) => !found.has(key))
      .map((key) => ({ key, what: 'is listed as a difference and is none' })),
  ];
  const keys = ROWS.map(keyOf);
  const areas = [...new Set([...keys, ...found].map(areaOf))].map((area) => {
    const here = (key: string) => areaOf(key) === area;
    return {
      area,
      rows: keys.filter(here).length,
      agreements: keys.filter((key) => here(key) && !found.has(key)).length,
      chosen: [...chosen].filter(here).length,
      problems: problems.filter(({ key }) => here(key)).length,
    };
  });
  return { areas, problems };
}
