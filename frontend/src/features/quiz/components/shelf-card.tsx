import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../../../contracts/catalog.js';
import { lineFor } from '../../../lib/basket/basket-line';
import { basket } from '../../../lib/basket/basket-store';
import { centsOf } from '../../../lib/format';
import { useAdding } from '../../../lib/basket/use-adding';
import { Button, Link } from '../../../ui/controls/button';
import { CheckIcon, PlusIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/product/price';
import { coversCard } from '../../../ui/product/product-link';
import { resultsCopy } from '../copy';
import { fruitOfProduct } from '../looks';
import type { QuizProduct } from '../recommend';
import { Contents } from '../../../ui/product/contents';

/** An advised jar with its reason. */
export interface Shelved {
  slug: QuizProduct;
  reason: string;
  product: Product;
}

/** A jar on the shelf with its reason first; on a phone the card lies down. Its button adds one and opens the basket. */
export function ShelfCard({ slug, reason, product, place }: Shelved & { place: number }) {
  const { justAdded, press } = useAdding(() => {
    const isAdded = basket.add(lineFor(product, 1), product.stock) > 0;
    basket.open();
    return isAdded;
  });
  const isSoldOut = product.stock === 0;
  const fruit = fruitOfProduct[slug];
  return (
    <chakra.li
      className="group"
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '7rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
      gridTemplateRows={{ md: 'auto auto 1fr' }}
      rounded="card"
      overflow="clip"
      bg="white"
      animation="rise 350ms var(--gum-easings-out) backwards"
      style={{ animationDelay: `${place * 60}ms` }}
      data-testid="advice"
    >
      <chakra.p
        bg={`fruit.${fruit}.strong`}
        color={`fruit.${fruit}.on`}
        fontFamily="display"
        fontWeight="bold"
        fontSize={{ base: 'lg', xl: 'xl' }}
        lineHeight="1.1"
        letterSpacing="-0.01em"
        gridColumn="1 / -1"
        px={{ base: '4', md: '5' }}
        py={{ base: '3', md: '4' }}
        minH={{ md: '5.25rem' }}
        display="flex"
        alignItems="center"
      >
        <chakra.span display="block" _firstLetter={{ textTransform: 'uppercase' }}>
          {reason}
        </chakra.span>
      </chakra.p>
      <chakra.div overflow="clip" bg={`fruit.${fruit}.tint`}>
        <Picture
          src={product.imageUrl}
          alt=""
          sizes="(min-width: 700px) 33vw, 7rem"
          eager
          aspectRatio={{ base: 'auto', md: '1' }}
          h={{ base: 'full', md: 'auto' }}
          objectFit="cover"
          transition="translate 250ms var(--gum-easings-spring)"
          _groupHover={{ translate: '0 -6px' }}
        />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" fontSize="sm" p={{ base: '4', md: '5' }}>
        <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} lineHeight="1.1">
          <Link to="/product/$id" params={{ id: product.slug }} {...coversCard}>
            {product.name}
          </Link>
        </chakra.h2>
        <Contents product={product} />
        <chakra.div
          display="flex"
          flexDirection={{ base: 'row', md: 'column', lg: 'row' }}
          alignItems={{ base: 'center', md: 'stretch', lg: 'center' }}
          justifyContent="space-between"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          gap={{ base: '2', md: '3' }}
          mt="auto"
          pt={{ base: '3', md: '5' }}
        >
          <Price cents={centsOf(product.price)} />
          {isSoldOut ? (
            <Button look="line" size="sm" disabled position="relative">
              {resultsCopy.soldOut}
            </Button>
          ) : (
            <Button
              look="ink"
              px={{ base: '4', md: '6' }}
              position="relative"
              aria-disabled={justAdded}
              _disabled={{ opacity: 1 }}
              aria-label={justAdded ? undefined : resultsCopy.addNamed(product.name)}
              onClick={press}
            >
              {justAdded ? <CheckIcon size="1.125rem" /> : <PlusIcon size="1.125rem" />}
              <span>{justAdded ? resultsCopy.added : resultsCopy.add}</span>
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
