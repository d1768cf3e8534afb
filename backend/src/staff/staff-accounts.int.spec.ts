import { hashCode } from '../platform/auth/passwords.js';
import { openTestKernel, type TestKernel } from '../testing/kernel.js';
import { StaffAccounts } from './staff-accounts.js';
import { deviceHashOf } from './staff-devices.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

it('creates an account once under concurrent calls and keeps its password', async () => {
  const accounts = new StaffAccounts(kernel.dataSource);
  const ensure = (password: string) => accounts.ensure('Beheer@gommie.example', password, 'owner');
  await Promise.all(Array.from({ length: 4 }, () => ensure('een-lang-wachtwoord')));
  await ensure('een-ander-wachtwoord');
  await accounts.ensure('tweede@gommie.example', 'nog-een-wachtwoord', 'staff');
  const rows = await kernel.dataSource.query<{ email: string }[]>('select email from staff_members order by id');
  expect(rows.map(({ email }) => email).sort()).toEqual(['beheer@gommie.example', 'tweede@gommie.example']);
  const member = await accounts.find('Beheer@gommie.example');
  await expect(accounts.authenticate(member, 'een-lang-wachtwoord')).resolves.toBeDefined();
  await expect(accounts.authenticate(member, 'een-ander-wachtwoord')).rejects.toThrow('wrong-credentials');
});

describe('hashes of the former version', () => {
  const password = 'een-wachtwoord-van-vroeger';
  const email = 'vroeger@gommie.example';
  let accounts: StaffAccounts;
  let former: string;
  const hash = async () => (await accounts.find(email))!.passwordHash;
  const renewsFrom = (when: string) =>
    kernel.dataSource.query(`update staff_rules set renews_hashes_from = now() + $1::interval`, [when]);

  beforeEach(async () => {
    accounts = new StaffAccounts(kernel.dataSource);
    await accounts.ensure(email, password, 'staff');
    former = await hashCode(password);
    await kernel.dataSource.query(
      'update staff_members set password_hash = $2, renewed_hash = null, device_hash = null where email = $1',
      [email, former],
    );
    await renewsFrom('-1 minute');
  });

  it('stay for two weeks, because the former version reads no other', async () => {
    await renewsFrom('1 minute');
    await accounts.strengthenHashes();
    expect(await hash()).toBe(former);
  });

  it('become stronger without a login, and known devices stay known', async () => {
    await Promise.all([accounts.strengthenHashes(), new StaffAccounts(kernel.dataSource).strengthenHashes()]);
    expect(await hash()).toMatch(/^scrypt-of-former\$131072\$8\$1\$/);
    const member = await accounts.find(email);
    expect(deviceHashOf(member!)).toBe(former);
    await expect(accounts.authenticate(member, password)).resolves.toBeDefined();
    await expect(accounts.authenticate(member, 'een-ander-wachtwoord')).rejects.toThrow('wrong-credentials');
    const once = await hash();
    await accounts.strengthenHashes();
    expect(await hash()).toBe(once);
  });

  it('become plain hashes at the next login', async () => {
    await accounts.strengthenHashes();
    await accounts.renewHash((await accounts.find(email))!, password);
    const member = await accounts.find(email);
    expect(member!.passwordHash).toMatch(/^scrypt\$131072\$8\$1\$/);
    expect(deviceHashOf(member!)).toBe(former);
    await expect(accounts.authenticate(member, password)).resolves.toBeDefined();
  });

  it('never replace a password that is changed at that moment', async () => {
    const change = kernel.dataSource.query('update staff_members set password_hash = $2 where email = $1', [
      email,
      await hashCode('een-gewijzigd-wachtwoord'),
    ]);
    await Promise.all([accounts.strengthenHashes(), change]);
    await accounts.strengthenHashes();
    await expect(accounts.authenticate(await accounts.find(email), password)).rejects.toThrow('wrong-credentials');
    const member = await accounts.find(email);
    await expect(accounts.authenticate(member, 'een-gewijzigd-wachtwoord')).resolves.toBeDefined();
  });
});
