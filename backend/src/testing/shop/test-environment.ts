/** Signs the webhooks of the payment simulator. */
export const webhookSecret = 'whsec_0123456789abcdef0123456789abcdef';

/** Disables the checkout limits, because all test shoppers share one address. Production uses 1. */
const manyShoppersOnOneAddress = '1000';

/** A complete environment without secrets. */
export function testEnvironment(databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '3999',
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'for-tests-only-for-tests-only-for-tests',
    READ_MODEL_WAIT_S: '10', // a slow machine needs more than two
    STATUS_MAIL_WAIT_S: '0',
    CHECKOUT_LIMIT_FACTOR: manyShoppersOnOneAddress,
    STRIPE_SECRET_KEY: 'sk_test_simulator',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
}
