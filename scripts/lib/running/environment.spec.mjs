import { cleanEnvironment, shopEnvironment, usesSimulator } from './environment.mjs';
import { banner, readyLine } from './banner.mjs';

const secrets = {
  APP_SECRET: 'made-secret',
  ACCESS_CODE: '1234',
  ADMIN_EMAIL: 'made@gommie.example',
  ADMIN_PASSWORD: 'made-password',
  STRIPE_WEBHOOK_SECRET: 'whsec_made',
};
const shopOf = (env) => shopEnvironment(env, secrets, '/data');

describe('the environment of the shop', () => {
  it('is complete when nothing is set', () => {
    expect(shopOf({})).toEqual({
      ...secrets,
      DATA_DIR: '/data',
      DEMO: '1',
      PORT: '3000',
      SENDCLOUD_PUBLIC_KEY: 'simulator',
      SENDCLOUD_SECRET_KEY: 'simulator',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
      STRIPE_SECRET_KEY: 'sk_test_simulator',
      STRIPE_SIMULATOR_PORT: '3001',
    });
  });

  it('keeps what is set', () => {
    const set = { PORT: '4000', DEMO: '0', APP_SECRET: 'own', ACCESS_CODE: '', STRIPE_SIMULATOR_PORT: '9' };
    expect(shopOf(set)).toMatchObject(set);
  });

  it('generates no partial staff account', () => {
    expect(shopOf({ ADMIN_EMAIL: 'own@gommie.nl' }).ADMIN_PASSWORD).toBeUndefined();
  });

  it('generates no webhook secret beside a real key', () => {
    const shop = shopOf({ STRIPE_SECRET_KEY: 'sk_test_real' });
    expect(shop.STRIPE_WEBHOOK_SECRET).toBeUndefined();
    expect(shop.STRIPE_SIMULATOR_PORT).toBeUndefined();
  });

  it('generates nothing in production', () => {
    const env = { NODE_ENV: 'production', DEMO: '1' };
    expect(usesSimulator(env)).toBe(false);
    expect(shopOf(env)).toEqual({ NODE_ENV: 'production', DATA_DIR: '/data', PORT: '3000', DEMO: '0' });
  });
});

it('a clean environment has no setting of the shop, and keeps the machine', () => {
  const clean = cleanEnvironment({ PATH: '/bin', PORT: '1', DATABASE_URL: 'x', NODE_ENV: 'test', npm_config_x: '1' });
  expect(clean).toEqual({ PATH: '/bin', IGNORE_DOTENV: '1' });
});

describe('the banner', () => {
  it('shows the address and the logins', () => {
    const text = banner(shopOf({ PORT: '4000' }));
    for (const part of ['http://localhost:4000', '1234', 'made@gommie.example', 'made-password', '/dev/mails'])
      expect(text).toContain(part);
    expect(readyLine({ PORT: '4000' })).toBe('SHOP READY http://localhost:4000');
  });

  it('shows no secret in production', () => {
    const text = banner({ ...shopOf({ PORT: '4000' }), NODE_ENV: 'production' });
    for (const secret of ['1234', 'made-password', '/dev/mails']) expect(text).not.toContain(secret);
  });
});
