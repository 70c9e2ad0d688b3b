/** Accounts with the payment password `PAYMENT_PASSWORD`. */
export const WITH_PAYMENT_PASSWORD = ['player01', 'vip01', 'agent01', 'general01'] as const;

/** Payee names of the accounts with cards. */
export const PAYEE_NAMES: Readonly<Record<string, string>> = {
  player01: 'NGUYEN THI LAN',
  vip01: 'TRAN VIVIAN',
  agent01: 'LE VAN MINH',
};

export const SEEDED_CARDS = [
  { user: 'player01', count: 2 },
  { user: 'vip01', count: 3 },
  { user: 'agent01', count: 1 },
] as const;

/** Accounts with security questions, and their answers. */
export const SEEDED_ANSWERS = {
  users: ['player01'],
  answers: [
    { questionId: 'Q01', answer: 'Hoa' },
    { questionId: 'Q03', answer: 'Mimi' },
    { questionId: 'Q05', answer: 'Lotus' },
  ],
} as const;
