import { chakra } from '@chakra-ui/react';
import type { AdminCustomerDetail } from '../../../../../contracts/admin/customers.js';
import { DetailPart } from '../../../ui/admin/layout/details';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { returnStatusNames, returnStatusTones } from '../../../ui/admin/status/return-status';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { subscriptionStatusNames, subscriptionStatusTones } from '../../../ui/admin/status/subscription-status';
import { customersCopy as copy } from '../copy';

/** The subscriptions and returns of a customer, each only when there are any. */
export function CustomerRelated({ customer: { subscriptions, returns } }: { customer: AdminCustomerDetail }) {
  return (
    <>
      {subscriptions.length > 0 && (
        <DetailPart title={copy.subscriptions}>
          <chakra.ul display="grid" gap="2">
            {subscriptions.map(({ id, productName, status }) => (
              <chakra.li key={id} display="flex" gap="4" flexWrap="wrap">
                <RecordLink of="subscriptions" reference={id}>
                  {productName}
                </RecordLink>
                <StatusMark tone={subscriptionStatusTones[status]}>{subscriptionStatusNames[status]}</StatusMark>
              </chakra.li>
            ))}
          </chakra.ul>
        </DetailPart>
      )}
      {returns.length > 0 && (
        <DetailPart title={copy.returns}>
          <chakra.ul display="grid" gap="2">
            {returns.map(({ id, orderNumber, status }) => (
              <chakra.li key={id} display="flex" gap="4" flexWrap="wrap">
                <RecordLink of="returns" reference={id}>
                  {copy.returnOf(orderNumber)}
                </RecordLink>
                <StatusMark tone={returnStatusTones[status]}>{returnStatusNames[status]}</StatusMark>
              </chakra.li>
            ))}
          </chakra.ul>
        </DetailPart>
      )}
    </>
  );
}
