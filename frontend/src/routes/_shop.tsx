import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BasketSlot } from '../features/basket/components/basket-slot';
import { ShopFrame } from '../features/shell/components/shop-frame';
import { NotFoundPage } from '../features/shell/components/not-found-page';
import { basket, useBasket } from '../lib/basket/basket-store';
import { categoriesQuery } from '../lib/catalog';

export const Route = createFileRoute('/_shop')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(categoriesQuery),
  component: ShopLayout,
  notFoundComponent: NotFoundPage,
});

function ShopLayout() {
  const { lines } = useBasket();
  return (
    <ShopFrame basketCount={lines.length} onBasket={basket.open}>
      <Outlet />
      <BasketSlot />
    </ShopFrame>
  );
}
