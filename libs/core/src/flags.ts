/**
 * Feature flags. `code` is the platform's name; `initial` applies if neither the platform nor the brand
 * sets the flag (decisions 3 and 18).
 */
export const FLAGS = {
  registerByUserName: { code: 'USERNAMEREG3', initial: true },
  registerByMobile: { code: 'MOBILENUMREG3', initial: false },
  verifyMobileAtRegistration: { code: 'REGMOBVERF3', initial: false },
  registerByMobileWithPassword: { code: 'MOBILENUMPASSREG3', initial: false },
  recoverByPhone: { code: 'CHNGPASSVERIF3', initial: true },
  mandatoryAppUpdate: { code: 'MANDATORYAPPUPDATES3', initial: false },
  smsLogin: { code: 'SMSLOGIN3', initial: false },
  socialLogin: { code: 'SOCIALLOGIN3', initial: false },
  thirdPartyPhoneCheck: { code: 'FIREBASESMS3', initial: false },
  freeTrial: { code: 'FREEPLAY3', initial: true },
  downloadAfterLogin: { code: 'DOWNLOADLOGIN3', initial: false },
  passkey: { code: 'PASSKEY3', initial: false },
  push: { code: 'WEBPUSH3', initial: false },
  inbox: { code: 'MAILCEN', initial: true },
  pointsMall: { code: 'PTSYS3', initial: true },
  depositRecord: { code: 'DEPRECM3', initial: true },
  withdrawalRecord: { code: 'WITHREC3', initial: true },
  profitAndLoss: { code: 'PERSREP', initial: true },
  rewardsCentre: { code: 'REWCEN3', initial: true },
  manualRebate: { code: 'MANPLAYREB3', initial: true },
  myRebate: { code: 'PLYRBT', initial: true },
  dividends: { code: 'SIGNCONDIV3', initial: true },
} as const satisfies Record<string, { code: string; initial: boolean }>;

export type FlagName = keyof typeof FLAGS;
