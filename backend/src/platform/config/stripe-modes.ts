/** The mode of a Stripe key of any kind: `sk_`, `rk_` or `pk_`. */
export function modeOf(key: string): 'live' | 'test' {
  return /^(sk|rk|pk)_live_/.test(key) ? 'live' : 'test';
}

interface Keys {
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
}

/** Keys of two modes. */
export function modeProblems({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Keys): string[] {
  const [secret, publishable] = [modeOf(STRIPE_SECRET_KEY!), modeOf(STRIPE_PUBLISHABLE_KEY!)];
  if (secret === publishable) return [];
  return [
    `STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY is a ${publishable} key: both must be of one mode`,
  ];
}
