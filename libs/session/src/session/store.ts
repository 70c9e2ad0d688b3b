import { getDefaultStore } from 'jotai';

/** The atoms' store, also read outside of React: by the guard and by the transport. */
export const sessionStore = getDefaultStore();
