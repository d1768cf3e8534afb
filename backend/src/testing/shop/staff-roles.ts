import * as api from '../../../../contracts/api.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { TestBrowser } from './test-browser.js';
import type { TestShop } from './test-shop.js';

export const staffPassword = 'nog-een-lang-wachtwoord';

/** A logged-in browser of a new member of staff. */
export async function staffWithRole(shop: TestShop, role: StaffRole, name: string = role): Promise<TestBrowser> {
  const login = { email: `${name}@gommie.example`, password: staffPassword };
  await shop.app.get(StaffAccounts, { strict: false }).ensure(login.email, login.password, role);
  const browser = new TestBrowser(shop);
  const { status } = await browser.call(api.staffLogin.login, { body: login });
  if (status !== 200) throw new Error(`${login.email} cannot log in: ${status}`);
  return browser;
}
