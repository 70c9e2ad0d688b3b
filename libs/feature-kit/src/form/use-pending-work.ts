import { createContext, useRef, useState } from 'react';

/** Makes the next submission of a form wait for work of a field. */
export type WaitFor = (field: string, work: Promise<unknown>) => void;

/** `waitFor` of the form around a field; does nothing without a form. */
export const FormWait = createContext<WaitFor>(() => undefined);

interface Failed {
  field: string;
  error: unknown;
}

/** What a submission waits for. */
interface PendingWork {
  add: WaitFor;
  /** A submission waits. */
  waiting: boolean;
  /** Calls `submit` once all work is done, at once without any; if some fails, nothing is submitted. */
  submitAfter(submit: () => void): Promise<void>;
}

/** Work that fields began, such as uploads, and a submission that waits for it. */
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
      let failed: Failed | undefined;
      // More may begin meanwhile.
      while (works.current.size > 0 && failed === undefined)
        failed = (await Promise.all(works.current)).find((one) => one !== undefined);
      setWaiting(false);
      if (failed === undefined) submit();
      else onFailed(failed);
    },
  };
}
