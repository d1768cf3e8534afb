import { Global, Module } from '@nestjs/common';
import { ProductRecords } from '../../catalog/product-records.query.js';
import { ExistingProducts } from '../../inventory/existing-products.port.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { WholeReads } from '../../platform/http/listing/whole-reads.port.js';
import { Logbook } from '../../staff/logbook/logbook.js';
import { RecordedReads } from '../../staff/logbook/recorded-reads.js';
import { StaffModule } from '../../staff/staff.module.js';

/** Connects a port to what implements it, where an import would form a circle of folders. */
@Global()
@Module({
  imports: [StaffModule],
  providers: [
    ProductRecords,
    { provide: ActLog, useExisting: Logbook },
    { provide: ExistingProducts, useExisting: ProductRecords },
    { provide: WholeReads, useClass: RecordedReads },
  ],
  exports: [ActLog, ExistingProducts, WholeReads],
})
export class PortsModule {}
