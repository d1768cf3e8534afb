import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { basket } from '../../../lib/basket/basket-store';
import { lineFor, type BasketLine } from '../../../lib/basket/basket-line';
import { freeShippingJar } from '../../../lib/basket/free-shipping-jar';
import { centsOf } from '../../../lib/format';
import { productsQuery } from '../../../lib/shop/catalog';
import { longWords } from '../../../theme/global-css';
import { Button } from '../../../ui/controls/button';
import { PlusIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/product/price';
import { basketCopy } from '../copy';

/** The one jar with which the basket ships free; nothing without one. */
export function FreeShippingOffer({ lines, missingCents }: { lines: readonly BasketLine[]; missingCents: number }) {
  const jar = freeShippingJar(useQuery(productsQuery).data ?? [], lines, missingCents);
  if (!jar) return null;
  return (
    <chakra.section
      aria-label={basketCopy.offer}
      display="grid"
      gridTemplateColumns="3.5rem minmax(0, 1fr) auto"
      alignItems="center"
      gap="3"
      mt="2"
      mb="3"
      p="3"
      rounded="input"
      bg="fruit.lime.tint"
      data-testid="free-shipping-offer"
    >
      <Picture src={jar.imageUrl} alt="" sizes="56px" rounded="small" />
      <chakra.div minW="0" lineHeight="1.3">
        <chakra.p fontSize="sm">{basketCopy.offer}</chakra.p>
        <chakra.p fontWeight="bold" {...longWords}>
          {jar.name}
        </chakra.p>
        <Price cents={centsOf(jar.price)} size="sm" />
      </chakra.div>
      <Button
        look="ink"
        size="icon"
        aria-label={basketCopy.addNamed(jar.name)}
        onClick={() => basket.add(lineFor(jar, 1), jar.stock)}
      >
        <PlusIcon size="1.125rem" />
      </Button>
    </chakra.section>
  );
}
