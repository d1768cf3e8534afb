import { DataSource } from 'typeorm';
import { staffNotices } from '../../../../contracts/staff/notices.js';
import { eventually } from '../../testing/kernel.js';
import { startTestShop, testStaff, type TestShop } from '../../testing/shop/test-shop.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffNotices } from './staff-notices.js';

let shop: TestShop;
let database: DataSource;
let staffMemberId: number;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  [{ id: staffMemberId }] = await database.query<[{ id: number }]>('select id from staff_members');
});
afterAll(() => shop.close());
beforeEach(() => database.query(`delete from mails where template = 'staff-notice'`));
beforeEach(() => database.query('delete from kept_mails'));

const notices = () => shop.app.get(StaffNotices, { strict: false });
const written = () => database.query<object[]>(`select reference from mails where template = 'staff-notice'`);
const kept = () => database.query<{ to: string; text: string }[]>('select "to", text from kept_mails');
async function onlyMail() {
  await eventually(async () => (await kept()).length === 1, 'one mail');
  return (await kept())[0]!;
}

it('sends one mail for one entry of the logbook, and says from where', async () => {
  const visit = { staffMemberId, network: '203.0.113.7', browser: 'Firefox, Windows', isKnownDevice: false };
  const entryId = await shop.app.get(Logbook, { strict: false }).record(visit, 'logged-in');
  await Promise.all([1, 2, 3].map(() => notices().send(staffMemberId, 'new-device', entryId)));
  const mail = await onlyMail();
  expect(mail.to).toBe(testStaff.email);
  expect(mail.text).toContain('Het ging om Firefox, Windows (netwerk 203.0.…).');
  expect(mail.text).not.toContain('113.7');
});

it('says nothing of where a colleague was', async () => {
  const visit = { staffMemberId: 0, network: '203.0.113.7', browser: 'Firefox, Windows', isKnownDevice: true };
  const entryId = await shop.app.get(Logbook, { strict: false }).record(visit, 'role-changed');
  await notices().send(staffMemberId, 'role-changed', entryId);
  const mail = await onlyMail();
  expect(mail.text).not.toContain('Firefox');
});

it('sends one mail a day about a lock-out', async () => {
  for (let time = 0; time < 3; time++) await notices().send(staffMemberId, 'locked-out');
  expect(await written()).toHaveLength(1);
});

it.each(staffNotices)('writes no address into the queue: %s', async (kind) => {
  await notices().send(staffMemberId, kind);
  expect(JSON.stringify(await written())).not.toContain('@');
});

it('sends nothing to an account that is gone', async () => {
  await notices().send(999_999, 'role-changed');
  const status = () =>
    database.query<{ status: string; code: string }[]>('select status, last_error as code from mails');
  await eventually(async () => (await status()).some(({ code }) => code === 'recipient-erased'), 'the final status');
});
