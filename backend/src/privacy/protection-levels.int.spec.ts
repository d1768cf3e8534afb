import { DataSource } from 'typeorm';
import { startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { RetentionRules } from './retention/retention-rules.js';
import { exportSources } from './export-sources.js';
import { places } from './personal-data.js';
import { protectionOf, tablesWithoutEntity, type ProtectionLevel } from '../platform/database/protection.js';

let shop: TestShop;
let columns: { table: string; column: string }[];
let levels: Map<string, ProtectionLevel | undefined>;
beforeAll(async () => {
  shop = await startTestShop();
  columns = await shop.app
    .get(DataSource)
    .query(
      `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    );
  const { entityMetadatas } = shop.app.get(DataSource);
  levels = new Map([
    ...tablesWithoutEntity.map((table) => [table, 'internal'] as const),
    ...entityMetadatas.map(({ tableName, target }) => [tableName, protectionOf(target)] as const),
  ]);
});
afterAll(() => shop?.close());

const tablesOf = (...wanted: ProtectionLevel[]) =>
  new Set([...levels].flatMap(([table, level]) => (level && wanted.includes(level) ? [table] : [])));

it('states for every table how long its rows are kept, by columns that exist', () => {
  const rules = shop.app.get(RetentionRules, { strict: false }).all();
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables.filter((table) => !rules.has(table))).toEqual([]);
  expect([...rules.keys()].filter((table) => !tables.includes(table))).toEqual([]);
  const terms = [...rules].flatMap(([table, { term }]) => ('after' in term ? [{ table, column: term.after }] : []));
  for (const term of terms) expect(columns).toContainEqual(term);
});

it('gives every table a level', () => {
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables.filter((table) => !levels.get(table))).toEqual([]);
  expect(tablesWithoutEntity.filter((table) => !tables.includes(table))).toEqual([]);
});

it('keeps names, addresses and numbers of people in tables of the levels secret and personal', () => {
  const ofPeople =
    /^(email|mailbox|to|phone|address|postal_code|city|first_name|last_name|contact_name|network|browser)$/;
  const sensitive = tablesOf('secret', 'personal');
  const outside = columns.filter(({ table, column }) => ofPeople.test(column) && !sensitive.has(table));
  expect(outside).toEqual([]);
});

it('stores what opens an account hashed or sealed', () => {
  const opening = /token|password|challenge|code|confirmation|secret/;
  const secret = tablesOf('secret');
  const plain = columns.filter(
    ({ table, column }) => secret.has(table) && opening.test(column) && !/_hash$|^sealed_/.test(column),
  );
  expect(plain.filter(({ column }) => !['postal_code', 'confirmed_at', 'has_password'].includes(column))).toEqual([]);
});

it('exports what customers fill in, and says why, how long and for whom each place is kept', () => {
  const statements = places.map(({ exported = '' }) => exported).join('\n');
  const ofStaff = ['change_log'];
  /** Keyed hashes, a code that opens an account, and a printed copy of what is exported. */
  const nothingToTell = ['first_order_claims', 'promotion_claims', 'login_codes', 'invoice_files'];
  for (const table of [...tablesOf('personal'), 'withdrawals', 'customer_sessions']) {
    if ([...ofStaff, ...nothingToTell].includes(table)) continue;
    expect([table, statements.includes(`from ${table}`)]).toEqual([table, true]);
  }
  const exported = places.filter((place) => place.exported).map(({ name }) => name);
  expect(Object.keys(exportSources).sort()).toEqual(exported.sort());
  const tables = new Set(columns.map(({ table }) => table));
  for (const { table } of Object.values(exportSources)) expect(tables).toContain(table);
});

it('erases the rows of a person in every table of the level personal that customers fill', () => {
  const statements = places.map(({ erased = '' }) => erased).join('\n');
  const byStaffOrProvider = ['change_log', 'logbook_entries', 'first_order_claims', 'promotion_claims'];
  const keptByLaw = ['invoice_buyers', 'invoice_files'];
  for (const table of [...tablesOf('personal'), 'withdrawals', 'login_codes', 'customer_sessions']) {
    if ([...byStaffOrProvider, ...keptByLaw].includes(table)) continue;
    expect([table, statements.includes(`from ${table}`)]).toEqual([table, true]);
  }
});
