import { chakra } from '@chakra-ui/react';
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { headerHeight } from '../features/account/header-height';
import { BasketSlot } from '../features/basket/components/basket-slot';
import { PaymentLookout } from '../features/checkout/started-payments/payment-lookout';
import { BasketButton } from '../features/shell/components/header/basket-button';
import { ShopFrame } from '../features/shell/components/shop-frame';
import { NotFoundPage } from '../features/shell/components/not-found-page';
import { basket, useBasket } from '../lib/basket/basket-store';
import { categoriesQuery } from '../lib/shop/catalog';
import { shopQuery } from '../lib/shop/shop';

const AccountHeader = lazy(() => import('../features/account/components/account-header'));

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(categoriesQuery);
    await queryClient.ensureQueryData(shopQuery); // every page head reads it
  },
  component: ShopLayout,
  notFoundComponent: NotFoundPage,
});

function ShopLayout() {
  const count = useBasket().lines.length;
  const isAccount = useMatches({ select: (matches) => matches.some((match) => match.staticData.account) });
  const header = isAccount && (
    <Suspense
      fallback={<chakra.div h={headerHeight} boxSizing="content-box" borderBottom="1.5px solid" borderColor="line" />}
    >
      <AccountHeader>
        <BasketButton count={count} onClick={basket.open} />
      </AccountHeader>
    </Suspense>
  );
  return (
    <ShopFrame basketCount={count} onBasket={basket.open} header={header || undefined}>
      <Outlet />
      <BasketSlot />
      <PaymentLookout />
    </ShopFrame>
  );
}
