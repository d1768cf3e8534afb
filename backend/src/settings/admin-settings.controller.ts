import {
  findSettings,
  saveSettings,
  findClaims,
  saveClaims,
  type AdminSettings,
  type Claims,
} from '../../../contracts/settings.js';
import {
  findDispatchRules,
  saveDispatchRules,
  type AdminDispatchRules,
} from '../../../contracts/shipping/dispatch-settings.js';
import { findCompany, saveCompany, type AdminCompany } from '../../../contracts/company.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { centsToDecimal } from '../../../contracts/values/money.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { ClaimSettings } from './claim-settings.js';
import { CompanySettings } from './company-settings.js';
import { DispatchSettings } from './dispatch-settings.js';
import { ShippingSettings } from './shipping-settings.js';

@Controller()
export class AdminSettingsController {
  constructor(
    private readonly shipping: ShippingSettings,
    private readonly claims: ClaimSettings,
    private readonly company: CompanySettings,
    private readonly dispatch: DispatchSettings,
    private readonly acts: ActLog,
  ) {}

  @Handles(findSettings)
  async findSettings(): Promise<AdminSettings> {
    const { freeFromCents, costCents, version } = await this.shipping.find();
    return {
      free_shipping_threshold: centsToDecimal(freeFromCents),
      shipping_cost: centsToDecimal(costCents),
      version,
    };
  }

  @Handles(saveSettings)
  async saveSettings({ body: settings, request }: Call<typeof saveSettings>): Promise<AdminSettings> {
    const { free_shipping_threshold: freeFromCents, shipping_cost: costCents, version } = settings;
    await this.shipping.save(
      { freeFromCents, costCents, version },
      request.staff,
      async ({ key, before, after }, manager) => {
        const values = { before: centsToDecimal(before), after: centsToDecimal(after) };
        await this.acts.note(request, 'changed-settings', key, { ...values, manager });
      },
    );
    return this.findSettings();
  }

  @Handles(findDispatchRules)
  findDispatchRules(): Promise<AdminDispatchRules> {
    return this.dispatch.find();
  }

  @Handles(saveDispatchRules)
  async saveDispatchRules({ body: rules, request }: Call<typeof saveDispatchRules>): Promise<AdminDispatchRules> {
    await this.dispatch.save(rules, {
      staff: request.staff,
      at: new Date().toISOString(),
      note: async ({ key, before, after }, manager) => {
        await this.acts.note(request, 'changed-settings', key, { before, after, manager });
      },
    });
    return this.dispatch.find();
  }

  @Handles(findClaims)
  findClaims(): Promise<Claims> {
    return this.claims.find();
  }

  @Handles(saveClaims)
  async saveClaims({ body: claims, request }: Call<typeof saveClaims>): Promise<Claims> {
    await this.claims.save(claims, request.staff, async ({ key, before, after }, manager) => {
      const words = (isShown: boolean) => (isShown ? 'aan' : 'uit');
      await this.acts.note(request, 'changed-settings', key, { before: words(before), after: words(after), manager });
    });
    return this.findClaims();
  }

  @Handles(findCompany)
  findCompany(): Promise<AdminCompany> {
    return this.company.find();
  }

  @Handles(saveCompany)
  async saveCompany({ body: company, request }: Call<typeof saveCompany>): Promise<AdminCompany> {
    await this.company.save(company, request.staff, async ({ key, before, after }, manager) => {
      await this.acts.note(request, 'changed-settings', key, { before, after, manager });
    });
    return this.company.find();
  }
}
