import { hashPassword, passwordMatches } from './passwords.js';

describe('passwords', () => {
  it('match their own hash and no other', async () => {
    const hash = await hashPassword('geheim-genoeg');
    expect(hash).toMatch(/^scrypt\$65536\$/);
    expect(hash).not.toContain('geheim');
    await expect(passwordMatches('geheim-genoeg', hash)).resolves.toBe(true);
    await expect(passwordMatches('geheim-genoe', hash)).resolves.toBe(false);
  });

  it('never match a missing account', async () => {
    await expect(passwordMatches('', undefined)).resolves.toBe(false);
  });
});
