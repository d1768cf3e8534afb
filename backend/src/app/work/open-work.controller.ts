import { Controller } from '@nestjs/common';
import { countOpenWork, type OpenWork } from '../../../../contracts/admin/open-work.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { OpenWorkCounts } from './open-work.query.js';

/** The counts beside the sections of the back office. */
@Controller()
export class OpenWorkController {
  constructor(private readonly counts: OpenWorkCounts) {}

  @Handles(countOpenWork)
  countOpenWork({ request }: Call<typeof countOpenWork>): Promise<OpenWork[]> {
    return this.counts.of(request.staff.role);
  }
}
