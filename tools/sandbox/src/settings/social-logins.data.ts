/** Where an account of somebody else's is proved; the sandbox plays none of them. */
export const SOCIAL_LOGINS = [
  { provider: 'FACEBOOK', title: 'Facebook', address: 'https://login.example/facebook' },
  { provider: 'GOOGLE', title: 'Google', address: 'https://login.example/google' },
  { provider: 'LINE', title: 'LINE', address: 'https://login.example/line' },
] as const;
