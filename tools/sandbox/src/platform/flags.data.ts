/** Default flags of every brand (decision 18). */
export const FLAGS: Readonly<Record<string, boolean>> = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  CHNGPASSVERIF3: true,
  MANDATORYAPPUPDATES3: false,
  SMSLOGIN3: true,
  SOCIALLOGIN3: false,
  FREEPLAY3: true,
  FIREBASESMS3: false,
  PASSKEY3: true,
  WEBPUSH3: true,
  MAILCEN: true,
  PTSYS3: true,
  DEPRECM3: true,
  WITHREC3: true,
  PERSREP: true,
  REWCEN3: true,
  MANPLAYREB3: true,
  PLYRBT: true,
  SIGNCONDIV3: true,
  RAIN: true,
  MEMBERSITE3: false,
  AGENTSITE3: false,
};

export const TEMPLATES = { mem_cen: '1', dep_func: '1' };
