import { chakra } from '@chakra-ui/react';
import { RecordDialog } from '../../../ui/admin/dialog/record-dialog';
import { adminCustomerQuery } from '../api';
import { customersCopy, nameOf } from '../copy';
import { CustomerDetail } from './customer-detail';
import { CustomerOrders } from './customer-orders';
import { CustomerTimeline } from './customer-timeline';

/** The quick view of a customer. */
export function CustomerDialog({ customerId, onClose }: { customerId: string | null; onClose: () => void }) {
  return (
    <RecordDialog
      open={customerId}
      onClose={onClose}
      query={(id) => adminCustomerQuery(Number(id))}
      title={(customer) => (customer ? nameOf(customer) : customersCopy.loading)}
    >
      {(customer) => (
        <chakra.div display="grid" gap="8">
          <CustomerDetail customer={customer} />
          <CustomerOrders customerId={customer.id} />
          <CustomerTimeline customerId={customer.id} />
        </chakra.div>
      )}
    </RecordDialog>
  );
}
