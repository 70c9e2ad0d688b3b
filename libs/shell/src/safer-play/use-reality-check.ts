import { boundedWait, readStored, writeStored, MINUTE_MS } from '@lobby/core';
import { realityCheckQuery, sessionPositionQuery } from '@lobby/feature-kit';
import { currentRules } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Minutes between two reminders: the member's setting, or that of the brand's rules if it did not load. */
function useMinutes(): number | undefined {
  const { data, isError } = useQuery(realityCheckQuery);
  return data?.intervalMinutes ?? (isError ? currentRules().realityCheck.initial : undefined);
}

/** Start of the session by the platform, else as stored by this tab; ms since the epoch, 0 if unknown. */
function useStart(): number {
  const { data, isError } = useQuery(sessionPositionQuery);
  return data?.startedAt ?? (isError ? readStored('sessionStartedAt') : 0);
}

interface Check {
  /** When the open check became due, ms since the epoch; undefined while none is open. */
  dueAt: number | undefined;
  /** When the session began, ms since the epoch. */
  startedAt: number;
  answer(): void;
}

/** Timer of the reality check: due when the interval has passed since the start of the session or the last answer. */
export function useRealityCheck(): Check {
  const minutes = useMinutes();
  const startedAt = useStart();
  const [answered, setAnswered] = useState(() => readStored('realityCheckedAt'));
  const [dueAt, setDueAt] = useState<number>();

  useEffect(() => {
    if (!minutes || startedAt === 0 || dueAt !== undefined) return;
    // Ignore a stored answer later than now (tampered); allow a minute of network delay.
    const last = startedAt + answered > Date.now() + MINUTE_MS ? 0 : answered;
    const next = startedAt + last + minutes * MINUTE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = next - Date.now();
      if (left > 0) timer = setTimeout(look, boundedWait(left, { least: 0 }));
      else setDueAt(Date.now());
    };
    timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [minutes, startedAt, answered, dueAt]);

  const answer = () => {
    const lasted = Math.max(0, Date.now() - startedAt);
    writeStored('realityCheckedAt', lasted);
    setAnswered(lasted);
    setDueAt(undefined);
  };
  return { dueAt, startedAt, answer };
}
