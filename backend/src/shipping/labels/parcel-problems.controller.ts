import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  listParcelProblems,
  markParcelProblemHandled,
  ParcelProblemSchema,
  type ParcelProblem,
} from '../../../../contracts/shipping/labels.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { iso } from '../../platform/http/listing/listing.js';
import { openParcelProblems } from './parcel-problems.js';

const sql = `select parcel_id as "parcelId", order_id as "orderId", order_number as "orderNumber", problem, carrier,
    tracking_code as "trackingCode", ${iso('problem_since')} as since
  from parcel_labels where ${openParcelProblems.where} order by problem_since desc, parcel_id limit 500`;

@Controller()
export class ParcelProblemsController {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(listParcelProblems)
  listParcelProblems(): Promise<ParcelProblem[]> {
    return rowsOf(this.dataSource, ParcelProblemSchema, sql);
  }

  @Handles(markParcelProblemHandled)
  @NotesAct('taken-off-list', 'parcelId')
  async markParcelProblemHandled({
    params: { parcelId },
    request,
  }: Call<typeof markParcelProblemHandled>): Promise<void> {
    const handled = await countOf(
      this.dataSource,
      `update parcel_labels set handled_at = now(), handled_by = $2
       where parcel_id = $1 and ${openParcelProblems.where} returning 1`,
      [parcelId, request.staff.id],
    );
    if (handled === 0) throw new DomainError('not-found');
  }
}
