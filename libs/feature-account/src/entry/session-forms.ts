/** Mutation keys of what a person sends to begin a session; the login at start gives way to each (decision 98). */
export const SESSION_FORMS = {
  login: 'login',
  register: 'register',
  trial: 'trial',
  recoverPhone: 'recover-phone',
} as const;
