import { openTestKernel, type TestKernel } from '../testing/kernel.js';
import { StaffAccounts } from './staff-accounts.js';

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
