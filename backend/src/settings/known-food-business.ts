import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FoodBusiness } from '../../../contracts/settings.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { CompanyDetails, companyChanged, foodBusinessOf } from './company-details.query.js';

/** The business on the labels, cached: every page of the shop reads it. */
@Injectable()
export class KnownFoodBusiness implements OnApplicationBootstrap {
  private known: Promise<FoodBusiness | null> | undefined;

  constructor(
    private readonly company: CompanyDetails,
    private readonly listener: PgListener,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(companyChanged, () => (this.known = undefined));
  }

  /** Null until staff enters the address. Cached until a process saves the company. */
  find(): Promise<FoodBusiness | null> {
    if (!this.known) {
      const read = this.company.find().then(foodBusinessOf);
      read.catch(() => (this.known = undefined));
      this.known = read;
    }
    return this.known;
  }
}
