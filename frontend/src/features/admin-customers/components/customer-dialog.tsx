import { chakra } from '@chakra-ui/react';
import { showCustomerTimeline } from '../../../../../contracts/admin/timeline.js';
import type { AdminCustomer } from '../../../../../contracts/admin/customers.js';
import { formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { Skeleton } from '../../../ui/skeleton';
import { customersCopy, nameOf } from '../copy';
import { CustomerConsents } from './customer-consents';
import { CustomerDevices } from './customer-devices';
import { CustomerExport } from './customer-export';
import { CustomerOrders } from './customer-orders';

interface CustomerDialogProps {
  /** Null while closed. */
  customerId: string | null;
  /** Undefined while loading. */
  customers: readonly AdminCustomer[] | undefined;
  onClose: () => void;
}

export function CustomerDialog({ customerId, customers, onClose }: CustomerDialogProps) {
  const shownId = useLast(customerId);
  const customer = customers?.find(({ id }) => String(id) === shownId);
  return (
    <Dialog
      isOpen={customerId !== null}
      onClose={onClose}
      title={customer ? nameOf(customer) : customers ? customersCopy.missing : customersCopy.loading}
    >
      {customer ? <CustomerDetail customer={customer} /> : !customers && <Skeleton h="64" />}
    </Dialog>
  );
}

function CustomerDetail({ customer }: { customer: AdminCustomer }) {
  const { columns, notGiven } = customersCopy;
  return (
    <chakra.div display="grid" gap="8">
      <Details
        rows={[
          [columns.email, customer.email],
          [columns.phone, customer.phone ?? notGiven],
          [columns.since, formatDay(customer.createdAt)],
          [columns.orders, formatNumber(customer.orderCount)],
          [columns.spent, formatDecimal(customer.totalSpent)],
        ]}
      />
      <CustomerOrders customerId={customer.id} />
      <CustomerConsents customerId={customer.id} />
      <CustomerDevices customerId={customer.id} name={nameOf(customer)} />
      <CustomerExport customerId={customer.id} />
      <Timeline of="customers" query={freshQueryOf(showCustomerTimeline, { params: { id: customer.id } })} />
    </chakra.div>
  );
}
