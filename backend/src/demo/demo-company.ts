import type { EntityManager } from 'typeorm';
import type { Company } from '../../../contracts/company.js';
import { Setting } from '../platform/database/setting.entity.js';
import { companyChanged, companyFields, companyKey } from '../settings/company-details.query.js';

/** The numbers are examples that the KVK and the tax office publish for tests. */
export const demoCompany: Company = {
  name: 'Gommie Demo B.V.',
  address: 'Keizersgracht 1',
  postalCode: '1015 CN',
  city: 'Amsterdam',
  kvk: '68750110',
  vatId: 'NL000099998B57',
  email: 'hallo@gommie.example',
  phone: '+31201234567',
};

/** Stores the details that staff has not saved. */
export async function storeDemoCompany(manager: EntityManager): Promise<void> {
  const rows = companyFields.map((field) => ({ key: companyKey(field), value: demoCompany[field] }));
  await manager.createQueryBuilder().insert().into(Setting).values(rows).orIgnore().execute();
  await manager.query(`notify ${companyChanged}`);
}
