import { readClock, moveClock, type ShopClock } from '../../../contracts/dev.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DueRenewals } from '../projections/due-renewals/due-renewals.query.js';
import { PaymentMethods } from '../renewals/payment-methods/payment-methods.js';
import { RenewalSweep } from '../renewals/sweep/renewal-sweep.js';

const dayMs = 86_400_000;

/** The demo's clock. */
@Controller()
export class DevClockController {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly due: DueRenewals,
    private readonly methods: PaymentMethods,
    private readonly sweep: RenewalSweep,
  ) {}

  @Handles(readClock)
  readClock(): ShopClock {
    return { now: this.clock.at() };
  }

  @Handles(moveClock)
  async moveClock({ body: { days } }: Call<typeof moveClock>): Promise<ShopClock> {
    await this.clock.move(days * dayMs);
    if (this.config.stripe.simulatorPort) await this.giveTestCards();
    await this.sweep.sweep();
    await this.sweep.announce();
    return { now: this.clock.at() };
  }

  private async giveTestCards(): Promise<void> {
    for await (const page of this.due.dueOn(this.clock.today()))
      for (const payer of page) await this.methods.ensureTestCard(payer);
  }
}
