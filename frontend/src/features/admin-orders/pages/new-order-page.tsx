import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PhoneOrderStart } from '../../../../../contracts/orders/phone-orders.js';
import { productsQuery } from '../../../lib/shop/catalog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import { CustomerSearch } from '../new-order/customer-search';
import { fromCustomerQuery, fromOrderQuery } from '../new-order/new-order-api';
import { newOrderCopy as copy } from '../new-order/new-order-copy';
import { NewOrderForm } from '../new-order/new-order-form';
import { PhoneOrderList } from '../new-order/phone-order-list';

export interface NewOrderStart {
  /** The id of an order to copy. */
  order?: string;
  /** The id of a customer to prefill. */
  customer?: number;
  /** The id of an order that has not left, to which it is added. */
  addsTo?: string;
}

const nobody = { email: '', phone: '', firstName: '', lastName: '', address: '', postalCode: '', city: '' };
const empty: PhoneOrderStart = { details: nobody, items: [], orderNumber: null };

/** Takes an order by phone, or adds to an order that has not left. Lists the orders that wait for their payment. */
export function NewOrderPage(search: NewOrderStart) {
  return search.addsTo === undefined ? <NewOrder {...search} /> : <Addition addsTo={search.addsTo} />;
}

function NewOrder({ order, customer }: NewOrderStart) {
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(0);
  const fromOrder = useFreshQuery({ ...fromOrderQuery(order ?? ''), enabled: order !== undefined });
  const fromCustomer = useFreshQuery({ ...fromCustomerQuery(customer ?? 0), enabled: customer !== undefined });
  const products = useQuery(productsQuery);
  const source = order !== undefined ? fromOrder : customer !== undefined ? fromCustomer : null;
  // the form stays while the customer that staff chose is read
  const start = useLast(source ? (source.data ?? null) : empty);
  const failed = [source, products].find((query) => query?.isLoadingError);
  const startAnew = async () => {
    await navigate({ to: '/admin/orders/new', search: {}, replace: true });
    setPlaced((before) => before + 1);
  };
  return (
    <AdminPage title={copy.title}>
      <chakra.p maxW="46rem" mb="6">
        {copy.about}
      </chakra.p>
      <chakra.div mb="6" maxW="46rem">
        <CustomerSearch onChoose={(id) => void navigate({ to: '/admin/orders/new', search: { customer: id } })} />
      </chakra.div>
      {failed && <Loaded<unknown> query={failed}>{null}</Loaded>}
      {start && products.data ? (
        <NewOrderForm key={placed} start={start} products={products.data} onPlaced={() => void startAnew()} />
      ) : (
        !failed && <Skeleton h="72" />
      )}
      <PhoneOrderList />
    </AdminPage>
  );
}

function Addition({ addsTo }: { addsTo: string }) {
  const navigate = useNavigate();
  const extended = useFreshQuery(fromOrderQuery(addsTo));
  const products = useQuery(productsQuery);
  const failed = [extended, products].find(({ isLoadingError }) => isLoadingError);
  const number = extended.data?.orderNumber ?? addsTo;
  return (
    <AdminPage title={copy.addTitle(extended.data?.orderNumber ?? '…')}>
      <chakra.p maxW="46rem" mb="6">
        {copy.aboutAdding}
      </chakra.p>
      {failed ? (
        <Loaded<unknown> query={failed}>{null}</Loaded>
      ) : extended.data && products.data ? (
        <NewOrderForm
          start={{ ...extended.data, items: [] }}
          products={products.data}
          addsTo={addsTo}
          onPlaced={() => void navigate({ to: '/admin/orders/$reference', params: { reference: number } })}
        />
      ) : (
        <Skeleton h="72" />
      )}
    </AdminPage>
  );
}
