import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { exportCustomer } from '../../../contracts/admin/customers.js';
import type { CustomerExport } from '../../../contracts/customers.js';
import { Customer } from '../customers/customer.entity.js';
import { NotesAct } from '../platform/auth/acts/noted-act.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Privacy } from './privacy.js';

@Controller()
export class AdminExportController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly privacy: Privacy,
  ) {}

  @Handles(exportCustomer)
  @NotesAct('customer-exported', 'id')
  async exportCustomer({ params: { id }, reply }: Call<typeof exportCustomer>): Promise<CustomerExport> {
    const customer = await this.dataSource.getRepository(Customer).findOneBy({ id });
    if (!customer) throw new DomainError('not-found');
    void reply.header('content-disposition', `attachment; filename="gegevens-klant-${id}.json"`);
    return this.privacy.export(customer.email);
  }
}
