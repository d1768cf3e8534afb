/** What the provider's simulator signs its notices with in tests. */
export const webhookSecret = 'whsec_0123456789abcdef0123456789abcdef';

/** Tests and chaos let hundreds of shoppers call from one machine. A test of the limits sets 1, which is what shops run with. */
const manyShoppersOnOneAddress = '1000';

/** The environment of a shop under test, on this database: complete, and with nothing in it that is secret. */
export function testEnvironment(databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '3999',
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'for-tests-only-for-tests-only-for-tests',
    CHECKOUT_LIMIT_FACTOR: manyShoppersOnOneAddress,
    STRIPE_SECRET_KEY: 'sk_test_simulator',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
}
