import { api } from '@lobby/api-client';
import { useState } from 'react';

/** Queries the outcome after a lost response: done if the payment password was set since the form was opened. */
export function usePaymentPasswordSettled(setAt: number | undefined) {
  const [before] = useState(setAt);
  return async () => {
    const now = await api.security.paymentPassword();
    return now.setAt !== undefined && now.setAt !== before ? { answer: undefined } : undefined;
  };
}
