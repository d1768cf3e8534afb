import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listCustomerConsents, type Consent } from '../../../contracts/consents.js';
import { ConsentRegister } from '../consents/consent-register.js';
import { Customer } from '../customers/customer.entity.js';
import { NotesAct } from '../platform/auth/acts/noted-act.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';

@Controller()
export class AdminConsentsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly register: ConsentRegister,
  ) {}

  @Handles(listCustomerConsents)
  @NotesAct('opened-customer', 'id')
  async listCustomerConsents({ params: { id } }: Call<typeof listCustomerConsents>): Promise<Consent[]> {
    const customer = await this.dataSource.getRepository(Customer).findOneBy({ id });
    return customer ? this.register.of(customer.email) : [];
  }
}
