/** Social login providers; the sandbox implements none. */
export const SOCIAL_LOGINS = [
  { provider: 'FACEBOOK', title: 'Facebook', address: 'https://login.example/facebook' },
  { provider: 'GOOGLE', title: 'Google', address: 'https://login.example/google' },
  { provider: 'LINE', title: 'LINE', address: 'https://login.example/line' },
] as const;
