import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config.js';
import { CompanyDetails, isComplete } from '../../settings/company-details.query.js';
import { ok, warning, wrong, type Finding } from './finding.js';

/** An invoice names its seller (Wet OB 1968, art. 35a), so that a shop in production cannot do without. */
export async function checkCompany(config: Config, dataSource: DataSource): Promise<Finding> {
  const name = 'company details';
  if (isComplete(await new CompanyDetails(dataSource, config).find())) return ok(name, 'complete');
  const mend = 'Fill them in: back office, Instellingen.';
  if (config.production) return wrong(name, 'incomplete: no invoice is issued until they are filled in', mend);
  return warning(name, 'incomplete, and missing on invoices', mend);
}
