interface AccountType {
  name:
    | 'player'
    | 'agent'
    | 'generalAgent'
    | 'trial'
    | 'virtualPlayer'
    | 'virtualAgent'
    | 'virtualGeneralAgent';
  /** May open the agent area (D1 §4). */
  agentArea: boolean;
  /** Plays for nobody: what is marked virtual-reject stays closed (D1 §6). */
  virtual: boolean;
  /** Has dividends and is asked about contracts (D1 §4). */
  contracts: boolean;
  /** Its announcements can be marked read (D1 §6). */
  marksRead: boolean;
  /** May load the unread count (D1 §6). */
  unreadCount: boolean;
}

/** Customer type codes by the names of decision 9, with what each may do. */
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

/** A code nobody told us about may do no more than a trial account. */
const UNKNOWN: AccountType = {
  name: 'trial',
  virtual: true,
  agentArea: false,
  contracts: false,
  marksRead: false,
  unreadCount: false,
};

export function accountType(code: number): AccountType {
  return ACCOUNT_TYPES[code] ?? UNKNOWN;
}
