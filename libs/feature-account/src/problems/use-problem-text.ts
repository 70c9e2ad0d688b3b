import { useLabels } from '@lobby/i18n';
import { isProblem, PROBLEMS } from './problems';

/** A field error as react-hook-form keeps it: `type` is a `Problem`. */
interface FieldFailure {
  type?: unknown;
}

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Tells a field's problem in the language in force. */
export function useProblemText() {
  const t = useLabels(['account', 'common']);
  return (failure: FieldFailure | undefined, { min = 0, max = 0 }: Bounds = {}) => {
    if (!failure) return undefined;
    const problem = isProblem(failure.type) ? failure.type : 'refused';
    return t(PROBLEMS[problem], { min, max });
  };
}
