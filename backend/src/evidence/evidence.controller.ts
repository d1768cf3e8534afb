import { Controller, StreamableFile } from '@nestjs/common';
import { collectEvidence } from '../../../contracts/orders/evidence.js';
import { Clock } from '../platform/clock/clock.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { KnownCompany } from '../settings/known-company.js';
import { EvidenceOfOrders } from './evidence.query.js';
import { printedEvidence } from './printed-evidence.js';

@Controller()
export class EvidenceController {
  constructor(
    private readonly evidence: EvidenceOfOrders,
    private readonly company: KnownCompany,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  @Handles(collectEvidence)
  async collectEvidence({ params: { id }, request }: Call<typeof collectEvidence>): Promise<StreamableFile> {
    const evidence = await this.evidence.of(id);
    const { orderNumber } = evidence.order;
    await this.acts.note(request, 'evidence-made', orderNumber);
    const { name: company } = await this.company.find();
    const content = await printedEvidence(evidence, { company, day: this.clock.today() });
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: `attachment; filename="bewijs-${orderNumber}.pdf"`,
      length: content.length,
    });
  }
}
