import { Global, Module } from '@nestjs/common';
import { ProductRecords } from '../../catalog/product-records.query.js';
import { MailStatuses } from '../../customers/login/mail-statuses.port.js';
import { ExistingProducts } from '../../inventory/existing-products.port.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Logbook } from '../../staff/logbook/logbook.js';
import { StaffModule } from '../../staff/staff.module.js';
import { MailRecords } from '../../mail/mail-records.query.js';
import { CatalogProducts } from './catalog-products.js';
import { OutboxStatuses } from './outbox-statuses.js';

/** Connects a port of one module to the published query of another. */
@Global()
@Module({
  imports: [StaffModule],
  providers: [
    MailRecords,
    ProductRecords,
    { provide: ActLog, useExisting: Logbook },
    { provide: ExistingProducts, useClass: CatalogProducts },
    { provide: MailStatuses, useClass: OutboxStatuses },
  ],
  exports: [ActLog, ExistingProducts, MailStatuses],
})
export class PortsModule {}
