/** Where an account of somebody else's is proved; the sandbox plays none of them. */
export const SOCIAL_LOGINS = [
  { provider: 'FACEBOOK', title: 'Facebook', url: 'https://login.example/facebook' },
  { provider: 'GOOGLE', title: 'Google', url: 'https://login.example/google' },
  { provider: 'LINE', title: 'LINE', url: 'https://login.example/line' },
] as const;
