import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanySchema, type Company } from '../../../contracts/company.js';
import { spacedPhone } from '../../../contracts/values/phones.js';
import type { FoodBusiness } from '../../../contracts/settings.js';
import { AppConfig } from '../platform/config/app-config.js';
import { SavedSettings } from './saved-settings.js';

export const companyFields = CompanySchema.keyof().options;
export const companyKey = (field: keyof Company) => `company-${field}`;

/** The Postgres channel that notifies every process of a saved company. */
export const companyChanged = 'company_changed';

/** What staff saved of the company. */
export const savedCompany = (manager: EntityManager): Promise<SavedSettings> =>
  SavedSettings.find(manager, companyFields.map(companyKey));

/** Who sells: what invoices, labels and legal pages print. */
@Injectable()
export class CompanyDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** What staff saved. Before that the name and address of mail of the configuration, and the rest empty. */
  async find(): Promise<Company> {
    return this.companyOf(await savedCompany(this.dataSource.manager));
  }

  /** Returns what is saved, with what stands for the rest. */
  companyOf({ values }: SavedSettings): Company {
    const { brand, email } = this.config.shop;
    const first: Partial<Company> = { name: brand, email };
    const details = companyFields.map((field) => [field, values.get(companyKey(field)) ?? first[field] ?? '']);
    return Object.fromEntries(details) as Company;
  }
}

/** Returns the company as people read it: with spaces in its phone number. */
export const asRead = (company: Company): Company => ({ ...company, phone: spacedPhone(company.phone) });

/** Returns what labels print of the company; null without an address. */
export const foodBusinessOf = ({ name, address, postalCode, city }: Company): FoodBusiness | null =>
  address ? { name, address: `${address}, ${postalCode} ${city}` } : null;

/** Whether every detail is known. */
export const isComplete = (company: Company): boolean => companyFields.every((field) => company[field] !== '');
