import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { addToBasket } from '../../../../lib/basket/add-to-basket';
import { dispatchText } from '../../../../lib/shop/dispatch';
import { useShop } from '../../../../lib/shop/shop';
import { useAdding } from '../../../../lib/basket/use-adding';
import { formatAmount } from '../../../../lib/format';
import { isBundle } from '../../../../lib/shop/pieces';
import { shippingQuery } from '../../../../lib/shop/shop';
import type { FruitName } from '../../../../theme/fruit';
import { CheckIcon, TruckIcon } from '../../../../ui/icons';
import { lineOfChoice, priceOfChoice, type Choice } from '../../choice';
import { productCopy } from '../../product-copy';
import { AddToBasketButton } from './add-to-basket-button';
import { BuyBar } from './buy-bar';
import { PieceOptions } from './piece-options';
import { SubscriptionOption } from './subscription-option';

const showLeftBelow = 20;

/** The choices with their prices, and the add button. Only for a product in stock. */
export function BuyingPanel({ product, fruit }: { product: ProductDetail; fruit: FruitName }) {
  const [choice, setChoice] = useState<Choice>({ kind: 'pieces', count: 1 });
  const { justAdded, press } = useAdding(() => addToBasket(lineOfChoice(product, choice), product.stock));
  const button = useRef<HTMLDivElement>(null);
  const pieces = useRef<HTMLDivElement>(null);
  const { totalCents, listTotalCents } = priceOfChoice(product, choice);
  const buy = {
    cents: totalCents,
    wasCents: choice.kind === 'pieces' ? listTotalCents : null,
    justAdded,
    onAdd: press,
  };
  return (
    <>
      <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" minW="0" gap={{ base: '2', md: '3' }}>
        <chakra.legend fontWeight="semibold" mb="2">
          {productCopy.choose(isBundle(product))}
        </chakra.legend>
        <PieceOptions
          ref={pieces}
          product={product}
          choice={choice}
          strong={fruit === 'mixed' ? 'fruit.mango.strong' : `fruit.${fruit}.tint`}
          onChoose={setChoice}
        />
        {product.subscriptionEnabled && (
          <SubscriptionOption product={product} choice={choice} tint={`fruit.${fruit}.tint`} onChoose={setChoice} />
        )}
      </chakra.fieldset>
      <chakra.div ref={button} mt="5">
        <AddToBasketButton {...buy} />
      </chakra.div>
      <Notes product={product} />
      <BuyBar name={product.name} button={button} choice={pieces} {...buy} />
    </>
  );
}

function Notes({ product }: { product: ProductDetail }) {
  const shipping = useQuery(shippingQuery).data;
  const { dispatch } = useShop();
  const { stock } = product;
  return (
    <chakra.ul display="grid" gap="2" mt="5" fontSize="sm" fontWeight="medium">
      <Note icon={<CheckIcon size="1.25rem" />}>{dispatchText(dispatch)}</Note>
      {shipping && (
        <Note icon={<TruckIcon size="1.25rem" />}>
          {productCopy.freeFrom(formatAmount(shipping.freeShippingThreshold))}
        </Note>
      )}
      {stock !== null && stock < showLeftBelow && (
        <Note icon={<CheckIcon size="1.25rem" />}>{productCopy.lowStock(stock)}</Note>
      )}
    </chakra.ul>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2.5">
      {icon}
      {children}
    </chakra.li>
  );
}
