import { codeMatches, hashCode, hashPassword, isOutdated, passwordMatches, strengthened } from './passwords.js';

/** Hashes of `geheim-genoeg` and of `ﬁets-ﬁets-ﬁets`, made by the former version. */
const former = 'scrypt$65536$MTIzNDU2Nzg5MDEyMzQ1Ng$1C_2kmoLIqCsW4Z5KK_zvvK0uQaYNBN_LEc5BWx49t0';
const normalised = 'scrypt$65536$MTIzNDU2Nzg5MDEyMzQ1Ng$-5pNxwkBcqbbRHuqa7-E_jrzKdtoKxUg7aSXUVYOr1A';

describe('passwords', () => {
  it('match their own hash and no other', async () => {
    const hash = await hashPassword('geheim-genoeg');
    expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(hash).not.toContain('geheim');
    await expect(passwordMatches('geheim-genoeg', hash)).resolves.toBe(true);
    await expect(passwordMatches('geheim-genoe', hash)).resolves.toBe(false);
  });

  it('never match a missing account', async () => {
    await expect(passwordMatches('', undefined)).resolves.toBe(false);
  });

  it('match a hash of the former version', async () => {
    expect(isOutdated(former)).toBe(true);
    await expect(passwordMatches('geheim-genoeg', former)).resolves.toBe(true);
    await expect(passwordMatches('geheim-genoe', former)).resolves.toBe(false);
  });

  it('match a strengthened hash of the former version', async () => {
    const hash = (await strengthened(former))!;
    expect(hash).toMatch(/^scrypt-of-former\$131072\$8\$1\$[\w-]{22}\$[\w-]{22}\$[\w-]{43}$/);
    expect(hash).not.toContain(former.split('$')[3]);
    expect(isOutdated(hash)).toBe(true);
    await expect(passwordMatches('geheim-genoeg', hash)).resolves.toBe(true);
    await expect(passwordMatches('geheim-genoe', hash)).resolves.toBe(false);
  });

  it('are strengthened once, and only when the former version made the hash', async () => {
    await expect(strengthened((await strengthened(former))!)).resolves.toBeNull();
    await expect(strengthened(await hashPassword('geheim-genoeg'))).resolves.toBeNull();
  });

  it('are compared with a hash of the former version as typed, though it normalised them', async () => {
    await expect(passwordMatches('fiets-fiets-fiets', normalised)).resolves.toBe(true);
    await expect(passwordMatches('ﬁets-ﬁets-ﬁets', normalised)).resolves.toBe(false);
  });

  it('are compared exactly as typed', async () => {
    const hash = await hashPassword('ﬁets-ﬁets-ﬁets');
    expect(isOutdated(hash)).toBe(false);
    await expect(passwordMatches('ﬁets-ﬁets-ﬁets', hash)).resolves.toBe(true);
    await expect(passwordMatches('fiets-fiets-fiets', hash)).resolves.toBe(false);
  });
});

it('hashes codes as the former version reads them', async () => {
  const hash = await hashCode('123456');
  expect(hash).toMatch(/^scrypt\$65536\$[\w-]{22}\$[\w-]{43}$/);
  await expect(codeMatches('123456', hash)).resolves.toBe(true);
  await expect(codeMatches('123457', hash)).resolves.toBe(false);
  await expect(codeMatches('123456', undefined)).resolves.toBe(false);
});
