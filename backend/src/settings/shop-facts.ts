import { Injectable } from '@nestjs/common';
import { centsToDecimal } from '../../../contracts/values/money.js';
import type { ShippingSettings as ShippingSettingsResponse, ShopInfo } from '../../../contracts/settings.js';
import { paymentBrands } from '../../../contracts/payments/payment-methods.js';
import { BasketPromotions } from '../catalog/promotions/basket-promotions.query.js';
import { AppConfig } from '../platform/config/app-config.js';
import { OfferedMethods } from '../platform/payments/offered-methods.js';
import { ClaimSettings } from './claim-settings.js';
import { DispatchSettings } from './dispatch-settings.js';
import { foodBusinessOf } from './company-details.query.js';
import { KnownCompany } from './known-company.js';
import { ShippingSettings } from './shipping-settings.js';
import { ShopTexts } from '../shop-texts/shop-texts.query.js';

const supportHours = 'maandag tot en met vrijdag, van 10.00 tot 17.00 uur';

@Injectable()
export class ShopFacts {
  constructor(
    private readonly config: AppConfig,
    private readonly shippingSettings: ShippingSettings,
    private readonly methods: OfferedMethods,
    private readonly claimSettings: ClaimSettings,
    private readonly company: KnownCompany,
    private readonly promotions: BasketPromotions,
    private readonly texts: ShopTexts,
    private readonly dispatchSettings: DispatchSettings,
  ) {}

  async shop(gate: ShopInfo['gate']): Promise<ShopInfo> {
    const { shop, stripe, demo } = this.config;
    const { url, brand, email } = shop;
    const payments = paymentBrands(await this.methods.current());
    const claims = await this.claimSettings.shown();
    const foodBusiness = foodBusinessOf(await this.company.find());
    const { publishableKey: stripePublishableKey } = stripe;
    const changed = await this.texts.changed();
    const texts = changed.length > 0 ? { texts: changed } : {};
    const dispatch = await this.dispatchSettings.rules();
    const settings = { payments, claims, foodBusiness, dispatch, ...texts };
    return { url, brand, email, supportHours, stripePublishableKey, ...settings, gate, demo };
  }

  /** Euros with two decimals, and the promotions on the whole basket. */
  async shipping(): Promise<ShippingSettingsResponse> {
    const { freeFromCents, costCents } = await this.shippingSettings.rates();
    const promotions = await this.promotions.current();
    const rates = { freeShippingThreshold: centsToDecimal(freeFromCents), shippingCost: centsToDecimal(costCents) };
    return promotions.length > 0 ? { ...rates, promotions } : rates;
  }
}
