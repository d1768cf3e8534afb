import { Controller } from '@nestjs/common';
import { searchRecords, type FoundRecord } from '../../../../contracts/admin/record-search.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { RecordSearch } from './record-search.query.js';

@Controller()
export class RecordSearchController {
  constructor(private readonly records: RecordSearch) {}

  @Handles(searchRecords)
  search({ body: { q }, request }: Call<typeof searchRecords>): Promise<FoundRecord[]> {
    return this.records.find(q, request.staff.role);
  }
}
