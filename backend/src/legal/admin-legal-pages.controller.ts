import { Controller } from '@nestjs/common';
import {
  listLegalPages,
  publishLegalPage,
  type AdminLegalPage,
  type LegalPage,
} from '../../../contracts/law/legal-pages.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { staffContext } from '../platform/http/command-context.js';
import { LegalPages } from './legal-pages.js';
import { LegalPublishing } from './legal-publishing.js';

@Controller()
export class AdminLegalPagesController {
  constructor(
    private readonly pages: LegalPages,
    private readonly publishing: LegalPublishing,
    private readonly acts: ActLog,
  ) {}

  @Handles(listLegalPages)
  listLegalPages(): Promise<AdminLegalPage[]> {
    return this.publishing.list();
  }

  @Handles(publishLegalPage)
  async publishLegalPage({ params, body, request }: Call<typeof publishLegalPage>): Promise<LegalPage> {
    const name = this.pages.nameOf(params.name);
    await this.publishing.publish(name, body, {
      staff: request.staff,
      at: staffContext(request).at,
      note: async ({ before, after }, manager) => {
        const versions = { before: `versie ${before}`, after: `versie ${after}` };
        await this.acts.note(request, 'page-published', name, { ...versions, manager });
      },
    });
    return this.pages.find(name, body.after + 1);
  }
}
