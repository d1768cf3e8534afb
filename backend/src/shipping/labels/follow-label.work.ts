import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { isProblem } from '../../../../contracts/shipping/parcel-states.js';
import { RecordParcelState } from '../../orders/commands/record-parcel-state.js';
import { ParcelCarrier } from '../../platform/carriers/parcel-carrier.port.js';
import { valueOf } from '../../platform/database/rows.js';
import { CarrierError } from '../../platform/errors/carrier-error.js';
import { defineJob } from '../../platform/jobs/job.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { defineRecurringWork, type Outcome } from '../../platform/work/work-kind.js';
import { KnownCompany } from '../../settings/known-company.js';
import { ParcelLabel } from './parcel-label.entity.js';

/** Cancels a label, or reads where its parcel is. */
export const followLabel = defineJob({
  name: 'follow-label',
  payload: z.strictObject({ parcelId: z.uuid() }),
  attempts: 1,
  backoffMs: 0,
});

/** A webhook may be lost, so a parcel under way is also read every six hours, for six weeks. */
const isOpen = `(stage = 'dropping' or (stage = 'shipped' and (
  (reported_at is not null and (checked_at is null or reported_at > checked_at))
  or (coalesce(state, '') not in ('delivered', 'returned') and created_at > now() - interval '42 days'
    and coalesce(checked_at, created_at) < now() - interval '6 hours'))))`;

export const followWork = defineRecurringWork<ParcelLabel>({
  name: 'parcel_labels',
  entity: ParcelLabel,
  id: 'parcelId',
  shown: ['parcelId', 'orderNumber', 'stage'],
  lease: { until: 'dueAt', seconds: 60 },
  counts: 'claims',
  open: isOpen,
  retry: { firstMs: 5000, mostMs: 600_000 },
  job: followLabel,
  payloadOf: (parcelId) => ({ parcelId }),
});

const settled = `
  update parcel_labels set state = $2, checked_at = $3,
    problem = case when $4::boolean then $2 else null end,
    problem_since = case when not $4::boolean then null when problem is distinct from $2 then now() else problem_since end,
    handled_at = case when $4::boolean and problem is not distinct from $2 then handled_at end
  where parcel_id = $1`;

/** Reads the present state from the carrier, so that webhooks may come late, twice, in any order or not at all. */
@JobHandler(followLabel)
export class FollowLabelHandler implements Handles<typeof followLabel> {
  constructor(
    private readonly work: DurableWork,
    private readonly dataSource: DataSource,
    private readonly carrier: ParcelCarrier,
    private readonly company: KnownCompany,
    private readonly commands: CommandBus,
  ) {}

  /** Goes on until nothing is left, because a webhook during a look finds the label claimed. */
  async handle({ parcelId }: { parcelId: string }): Promise<void> {
    const step = () => this.work.attempt(followWork, parcelId, (label) => this.doNext(label));
    let outcome = await step();
    while (outcome?.is === 'done') outcome = await step();
  }

  private async doNext(label: ParcelLabel): Promise<Outcome> {
    if (!this.carrier.isConnected) return { is: 'later', code: 'carrier-not-connected' };
    try {
      await (label.stage === 'dropping' ? this.cancel(label) : this.look(label));
      return { is: 'done' };
    } catch (error) {
      if (error instanceof CarrierError) return { is: 'later', code: 'carrier-unavailable' };
      throw error;
    }
  }

  private async look({ parcelId, orderId, shipmentId, state: known }: ParcelLabel): Promise<void> {
    const begun = await valueOf(this.dataSource, z.date(), 'select clock_timestamp() as begun');
    const state = (await this.carrier.stateOf(shipmentId!)) ?? known;
    if (state) {
      const context = { at: begun.toISOString(), actor: { kind: 'provider', id: 'carrier' } as const };
      const command = new RecordParcelState({ orderId, parcelId, state }, { ...context, ...causedBy(parcelId) });
      await this.commands.execute(command);
    }
    await this.dataSource.query(settled, [parcelId, state, begun, isProblem(state)]);
  }

  private async cancel({ parcelId, shipmentId }: ParcelLabel): Promise<void> {
    const outcome = await this.cancelled(parcelId, shipmentId);
    const problem = outcome === 'refused' ? { problem: 'cancel-refused' as const, problemSince: new Date() } : {};
    await this.dataSource
      .getRepository(ParcelLabel)
      .update({ parcelId, stage: 'dropping' }, { stage: 'dropped', ...problem });
  }

  /**
   * A label whose response was lost has no known shipment. The carrier returns it for its reference; without one it makes a
   * label to the shop itself, which is cancelled too.
   */
  private async cancelled(parcelId: string, known: string | null) {
    if (known) return this.carrier.cancel(known);
    const shop = { ...(await this.company.find()), phone: '' };
    const found = await this.carrier.announce({
      reference: parcelId,
      orderNumber: '',
      grams: 1000,
      from: shop,
      to: shop,
    });
    if (!('refusal' in found)) return this.carrier.cancel(found.shipmentId);
    return found.refusal === 'carrier' ? 'cancelled' : 'refused';
  }
}

const causedBy = (parcelId: string) => ({ correlationId: parcelId, causationId: parcelId });
