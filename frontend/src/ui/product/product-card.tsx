import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { Product } from '../../../../contracts/catalog.js';
import { addToBasket } from '../../lib/basket/add-to-basket';
import { lineFor, referenceOf } from '../../lib/basket/basket-line';
import { centsOf } from '../../lib/format';
import { isBundle } from '../../lib/shop/pieces';
import { useAdding } from '../../lib/basket/use-adding';
import { fruitOf } from '../../theme/fruit';
import { longWords } from '../../theme/global-css';
import { Badge, Button } from '../controls/button';
import { uiCopy } from '../copy';
import { CheckIcon, PlusIcon } from '../icons';
import { Picture } from '../picture';
import { Price } from './price';
import { coversCard, ProductLink } from './product-link';

interface ProductCardProps {
  product: Product;
  categorySlug: string | undefined;
  /** Loads the picture eagerly, for use above the fold. */
  eager?: boolean;
}

/** A product in a grid. The card links to the product page; the button adds one piece. */
export const ProductCard = memo(function ProductCard({ product, categorySlug, eager }: ProductCardProps) {
  const { fruit } = fruitOf(categorySlug);
  return (
    <chakra.article
      className="group"
      position="relative"
      display="flex"
      flexDirection="column"
      h="full"
      rounded="card"
      overflow="clip"
      bg={`fruit.${fruit}.tint`}
      data-testid="product-card"
    >
      <chakra.div overflow="clip" aspectRatio="1">
        <Picture
          src={product.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, calc(100vw - 2rem)"
          eager={eager}
          transition="translate 250ms var(--gum-easings-spring)"
          _groupHover={{ translate: '0 -6px' }}
          filter={product.stock === 0 ? 'grayscale(0.7) opacity(0.75)' : undefined}
        />
      </chakra.div>
      <CardBadges product={product} />
      <chakra.div display="flex" flexDirection="column" flex="1" gap="1" p={{ base: '5', lg: '4', xl: '5' }} pt="4">
        <chakra.h3 fontSize="xl" {...longWords}>
          <ProductLink slug={product.slug} {...coversCard}>
            {product.name}
          </ProductLink>
        </chakra.h3>
        <chakra.p fontSize="sm">
          {[product.quantity, product.servings && uiCopy.servings(product.servings)].filter(Boolean).join(' · ')}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          mt="auto"
          pt="4"
        >
          <Price cents={centsOf(product.price)} wasCents={referenceOf(product)} />
          <AddButton product={product} />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
});

function CardBadges({ product }: { product: Product }) {
  const { badge, isFeatured, stock } = product;
  const isScarce = stock !== null && stock > 0 && stock < 10;
  const isSoldOut = stock === 0;
  const texts = [
    isSoldOut ? null : (badge ?? (isFeatured ? uiCopy.popular : null)),
    isScarce ? uiCopy.lastOnes(stock, isBundle(product)) : null,
  ].filter((text) => text !== null);
  return (
    <chakra.div position="absolute" top="4" left="4" display="flex" gap="2" flexWrap="wrap" pointerEvents="none">
      {isSoldOut && (
        <Badge bg="ink" color="paper">
          {uiCopy.soldOut}
        </Badge>
      )}
      {texts.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </chakra.div>
  );
}

function AddButton({ product }: { product: Product }) {
  const { justAdded, press } = useAdding(() => addToBasket(lineFor(product, 1), product.stock));
  if (product.stock === 0) {
    return (
      <Button look="paper" size="sm" disabled position="relative">
        {uiCopy.soldOut}
      </Button>
    );
  }
  return (
    <Button
      look="ink"
      size="sm"
      position="relative"
      data-needs-script
      aria-disabled={justAdded}
      _disabled={{ opacity: 1 }}
      aria-label={justAdded ? undefined : uiCopy.addNamed(product.name)}
      onClick={press}
    >
      {justAdded ? <CheckIcon size="1rem" /> : <PlusIcon size="1rem" />}
      <span>{justAdded ? uiCopy.added : uiCopy.add}</span>
    </Button>
  );
}
