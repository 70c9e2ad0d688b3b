/** Permissions of an account type. */
export interface AccountType {
  name:
    | 'player'
    | 'agent'
    | 'generalAgent'
    | 'trial'
    | 'virtualPlayer'
    | 'virtualAgent'
    | 'virtualGeneralAgent';
  /** Access to the agent area (D1 §4). */
  agentArea: boolean;
  /** A virtual account: may not open what is marked virtual-reject (D1 §6). */
  virtual: boolean;
  /** Has dividends and contract prompts (D1 §4). */
  contracts: boolean;
  /** May mark announcements as read (D1 §6). */
  marksRead: boolean;
  /** May load the unread count (D1 §6). */
  unreadCount: boolean;
}

/** Account types by the platform's customer type code; names are those of decision 9. */
export const ACCOUNT_TYPES: Readonly<Record<number, AccountType>> = {
  0: {
    name: 'player',
    virtual: false,
    agentArea: false,
    contracts: true,
    marksRead: true,
    unreadCount: true,
  },
  1: {
    name: 'agent',
    virtual: false,
    agentArea: true,
    contracts: true,
    marksRead: true,
    unreadCount: true,
  },
  2: {
    name: 'generalAgent',
    virtual: false,
    agentArea: true,
    contracts: true,
    marksRead: true,
    unreadCount: true,
  },
  4: {
    name: 'trial',
    virtual: false,
    agentArea: false,
    contracts: false,
    marksRead: false,
    unreadCount: false,
  },
  40: {
    name: 'virtualPlayer',
    virtual: true,
    agentArea: false,
    contracts: false,
    marksRead: true,
    unreadCount: false,
  },
  41: {
    name: 'virtualAgent',
    virtual: true,
    agentArea: true,
    contracts: false,
    marksRead: true,
    unreadCount: false,
  },
  42: {
    name: 'virtualGeneralAgent',
    virtual: true,
    agentArea: true,
    contracts: false,
    marksRead: true,
    unreadCount: false,
  },
};

/** Applies to unknown codes: the permissions of a trial, and virtual. */
const UNKNOWN: AccountType = {
  name: 'trial',
  virtual: true,
  agentArea: false,
  contracts: false,
  marksRead: false,
  unreadCount: false,
};

/** Returns the account type of a code; unknown codes get the least permissions. */
export function accountType(code: number): AccountType {
  return ACCOUNT_TYPES[code] ?? UNKNOWN;
}
