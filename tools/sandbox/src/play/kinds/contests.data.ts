/** Kind of contest: its sides and score format. Sides are fictitious. */
export interface Contest {
  /** Names of sides, without commas; if empty, the red and blue corners meet. */
  sides: readonly string[];
  /** Scores of winner and loser; if empty, only the winner is shown. */
  won: readonly (readonly [number, number])[];
  drawn: readonly number[];
}

const split = (names: string) => names.split('|');

export const CONTESTS = {
  FOOTBALL: {
    sides: split(
      'Ashford Rovers|Bayview Athletic|Castle Hill|Dockside United|Eastmere|Fernbank City|Glenport|Highmoor Wanderers|Ironbridge|Juniper Park|Kingsreach|Lakeside Albion',
    ),
    won: [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    drawn: [0, 1, 1, 2],
  },
  TENNIS: {
    sides: split(
      'A. Lindqvist|B. Okoro|C. Marchetti|D. Sato|E. Varga|F. Nguyen|G. Almeida|H. Novak',
    ),
    won: [
      [2, 0],
      [2, 1],
    ],
    drawn: [],
  },
  BASKETBALL: {
    sides: split(
      'Bay City Herons|Delta Owls|Granite Peaks|Harbor Kites|Metro Foxes|Prairie Larks|Riverton Pike|Summit Hawks',
    ),
    won: [
      [88, 81],
      [94, 90],
      [101, 97],
      [107, 92],
      [112, 110],
    ],
    drawn: [],
  },
  ESPORTS: {
    sides: split(
      'Amber Shift|Cobalt Six|Null Garden|Paper Comets|Quiet Storm|Seventh Key|Tin Foxes|Zenith Row',
    ),
    won: [
      [2, 0],
      [2, 1],
    ],
    drawn: [],
  },
  CORNERS: { sides: [], won: [], drawn: [] },
} as const satisfies Record<string, Contest>;

export type ContestKind = keyof typeof CONTESTS;

/** Contest of a game of sports by its English title; football for any other. */
export const BY_TITLE: readonly (readonly [RegExp, ContestKind])[] = [
  [/Tennis|Match Point|Grand Slam/, 'TENNIS'],
  [/Hoops/, 'BASKETBALL'],
  [/Ring$/, 'CORNERS'],
];
