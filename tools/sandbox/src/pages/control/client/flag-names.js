// @ts-check

/** Description of each flag code. @type {Record<string, string>} */
export const FLAG_NAMES = {
  USERNAMEREG3: 'Registration by user name',
  MOBILENUMREG3: 'Registration by mobile number',
  REGMOBVERF3: 'Mobile check at registration',
  MOBILENUMPASSREG3: 'Mobile registration with password',
  CHNGPASSVERIF3: 'Recovery by phone',
  MANDATORYAPPUPDATES3: 'Mandatory app update',
  SMSLOGIN3: 'Login by SMS code',
  SOCIALLOGIN3: 'Social login',
  FIREBASESMS3: 'Third-party phone check',
  MEMBERSITE3: 'Members only',
  AGENTSITE3: 'Agents only',
  REFERRAL: 'Invite friends',
  MISSION: 'Missions',
  RAIN: 'Red envelope rain',
  MAILCEN: 'Inbox',
  PTSYS3: 'Points mall',
  DEPRECM3: 'Deposit record',
  WITHREC3: 'Withdrawal record',
  PERSREP: 'Profit and loss',
  REWCEN3: 'Rewards centre',
  MANPLAYREB3: 'Manual rebate',
  PLYRBT: 'My rebate',
  SIGNCONDIV3: 'Dividends',
};

/** @type {Record<string, string>} */
export const TEMPLATE_NAMES = { mem_cen: 'New member centre', dep_func: 'New deposit' };
