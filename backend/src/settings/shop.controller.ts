import { showShop, showShippingSettings, type ShippingSettings, type ShopInfo } from '../../../contracts/settings.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { AccessGate } from '../platform/auth/gate/access-gate.js';
import { ShopFacts } from './shop-facts.js';

@Controller()
export class ShopController {
  constructor(
    private readonly facts: ShopFacts,
    private readonly gate: AccessGate,
  ) {}

  @Handles(showShop)
  shop({ request }: Call<typeof showShop>): Promise<ShopInfo> {
    return this.facts.shop(this.gate.stateFor(request));
  }

  @Handles(showShippingSettings)
  shippingSettings(): Promise<ShippingSettings> {
    return this.facts.shipping();
  }
}
