import { createContext, useRef, useState } from 'react';
import { noteSession } from './note-session';

/** Makes the next submission of a form wait for a field's work. */
export type WaitFor = (field: string, work: Promise<unknown>) => void;

/** `waitFor` of the form around a field; does nothing without a form. */
export const FormWait = createContext<WaitFor>(() => undefined);

interface Failed {
  field: string;
  error: unknown;
}

/** Pending work of a form's fields. */
interface PendingWork {
  add: WaitFor;
  /** A submission waits. */
  waiting: boolean;
  /**
   * Calls `submit` after all work is done, at once without any; if some fails or the session has changed meanwhile,
   * submits nothing.
   */
  submitAfter(submit: () => void): Promise<void>;
}

/** Pending work of fields, such as uploads, and a submission that waits for it. */
export function usePendingWork(onFailed: (failed: Failed) => void): PendingWork {
  const works = useRef(new Set<Promise<Failed | undefined>>());
  const [waiting, setWaiting] = useState(false);
  return {
    waiting,
    add: (field, work) => {
      const ended = work.then(
        () => undefined,
        (error: unknown) => ({ field, error }),
      );
      works.current.add(ended);
      void ended.then(() => works.current.delete(ended));
    },
    async submitAfter(submit) {
      if (waiting) return;
      if (works.current.size === 0) return submit();
      setWaiting(true);
      const hasChanged = noteSession();
      let failed: Failed | undefined;
      // More may be added meanwhile.
      while (works.current.size > 0 && failed === undefined)
        failed = (await Promise.all(works.current)).find((one) => one !== undefined);
      setWaiting(false);
      if (hasChanged()) return;
      if (failed === undefined) submit();
      else onFailed(failed);
    },
  };
}
