import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { listMailsOfCustomer } from '../../../../../contracts/mails.js';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { RecordMails } from '../../../ui/admin/mails/record-mails';
import { Notes } from '../../../ui/admin/notes/notes';
import { RecordPage } from '../../../ui/admin/record/record-page';
import { Tags } from '../../../ui/admin/tags/tags';
import { adminCustomerQuery } from '../api';
import { CustomerConsents } from '../components/customer-consents';
import { CustomerDetail } from '../components/customer-detail';
import { CustomerDevices } from '../components/customer-devices';
import { CustomerExport } from '../components/customer-export';
import { CustomerOrders } from '../components/customer-orders';
import { CustomerRelated } from '../components/customer-related';
import { CustomerTimeline } from '../components/customer-timeline';
import { customersCopy as copy, nameOf } from '../copy';

/** The page of a customer. `reference`: the id. */
export function CustomerPage({ reference }: { reference: string }) {
  const customer = useQuery(adminCustomerQuery(Number(reference)));
  return (
    <RecordPage
      section="customers"
      reference={reference}
      query={customer}
      copy={{ list: copy.title, unknown: copy.missing }}
      title={nameOf}
      neighbours={({ previousId, nextId }) => ({
        previous: previousId === null ? null : String(previousId),
        next: nextId === null ? null : String(nextId),
      })}
      aside={({ id, tags }) => (
        <chakra.div display="grid" gap="8">
          <Tags of={{ kind: 'customer', id: String(id) }} tags={tags} />
          <Notes of={{ kind: 'customer', id: String(id) }} />
          <CustomerTimeline customerId={id} />
        </chakra.div>
      )}
    >
      {(one) => (
        <>
          <CustomerDetail customer={one} />
          <CustomerOrders customerId={one.id} />
          <CustomerRelated customer={one} />
          <RecordMails query={freshQueryOf(listMailsOfCustomer, { params: { id: one.id } })} />
          <CustomerConsents customerId={one.id} />
          <CustomerDevices customerId={one.id} name={nameOf(one)} />
          <CustomerExport customerId={one.id} />
        </>
      )}
    </RecordPage>
  );
}
