/** Mutation keys of the forms that begin a session; auto-login yields to each (decision 98). */
export const SESSION_FORMS = {
  login: 'login',
  register: 'register',
  trial: 'trial',
  recoverPhone: 'recover-phone',
} as const;
