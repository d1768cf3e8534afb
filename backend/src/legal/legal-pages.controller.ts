import { Controller, StreamableFile } from '@nestjs/common';
import { findLegalPage, printLegalPage, type LegalPage } from '../../../contracts/law/legal-pages.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { LegalPages } from './legal-pages.js';

@Controller()
export class LegalPagesController {
  constructor(private readonly pages: LegalPages) {}

  @Handles(findLegalPage)
  findLegalPage({ params: { name }, query: { version } }: Call<typeof findLegalPage>): Promise<LegalPage> {
    return this.pages.find(name, version);
  }

  @Handles(printLegalPage)
  async printLegalPage({ params: { name }, query: { version } }: Call<typeof printLegalPage>): Promise<StreamableFile> {
    const content = await this.pages.print(name, version);
    const disposition = `inline; filename="${name}.pdf"`;
    return new StreamableFile(content, { type: 'application/pdf', disposition, length: content.length });
  }
}
