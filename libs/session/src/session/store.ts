import { getDefaultStore } from 'jotai';

/** Jotai store of all session atoms; also used outside of React, by the guard and the transport. */
export const sessionStore = getDefaultStore();
