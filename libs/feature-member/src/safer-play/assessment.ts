/** Numbers of the self-assessment's questions, about the last 12 months. */
export const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Scores: never, sometimes, most of the time, almost always. */
export const POINTS = [0, 1, 2, 3] as const;
export type Points = (typeof POINTS)[number];

/** Score by question; unanswered ones are missing. */
export type Answers = Partial<Record<(typeof QUESTIONS)[number], Points>>;

/** Risk level by the Problem Gambling Severity Index; undefined until all nine are answered. */
export function outcomeOf(answers: Answers): 'none' | 'low' | 'some' | 'high' | undefined {
  const given = QUESTIONS.flatMap((question) => answers[question] ?? []);
  if (given.length < QUESTIONS.length) return undefined;
  const sum = given.reduce<number>((all, points) => all + points, 0);
  if (sum >= 8) return 'high';
  if (sum >= 3) return 'some';
  return sum > 0 ? 'low' : 'none';
}
