import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { AllowAccess } from '../platform/auth/access.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { DueRenewals } from '../projections/due-renewals/due-renewals.query.js';
import { PaymentMethods } from '../renewals/payment-methods/payment-methods.js';
import { RenewalSweep } from '../renewals/sweep/renewal-sweep.js';

const MoveClockSchema = z.strictObject({ days: z.number().int().min(1).max(400) });
const ClockSchema = z.object({ now: z.iso.datetime() });
type MoveClock = z.infer<typeof MoveClockSchema>;
const dayMs = 86_400_000;

/** The demo's clock. */
@Controller('dev/clock')
@AllowAccess('open')
export class DevClockController {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly due: DueRenewals,
    private readonly methods: PaymentMethods,
    private readonly sweep: RenewalSweep,
  ) {}

  @Get()
  @Answers(ClockSchema)
  readClock(): z.infer<typeof ClockSchema> {
    return { now: this.clock.at() };
  }

  /**
   * Moves the clock by some days and renews what falls due. Demo subscribers get a test card first, because they never
   * paid at the provider.
   */
  @Post()
  @Answers(ClockSchema)
  @HttpCode(200)
  async moveClock(@Body(parsedBy(MoveClockSchema)) { days }: MoveClock): Promise<z.infer<typeof ClockSchema>> {
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
