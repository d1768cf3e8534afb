import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../../contracts/catalog.js';
import { addToBasket } from '../../lib/basket/add-to-basket';
import { lineFor, referenceOf } from '../../lib/basket/basket-line';
import { useAdding } from '../../lib/basket/use-adding';
import { centsOf } from '../../lib/format';
import { fruitOf } from '../../theme/fruit';
import { longWords } from '../../theme/global-css';
import { Badge, Button } from '../controls/button';
import { uiCopy } from '../copy';
import { ArrowIcon, CheckIcon, PlusIcon } from '../icons';
import { Picture } from '../picture';
import { Price } from './price';
import { coversCard, ProductLink } from './product-link';
import { Contents } from './contents';

interface LyingCardProps {
  product: Product;
  categorySlug: string | undefined;
  /** A picture of 64 px, for use above the fold. */
  compact?: boolean;
  /** Only leads to the product: neither its price nor a button. */
  isLink?: boolean;
  /** Runs when the link is followed. */
  onChosen?: () => void;
}

/** A product beside another one: picture left, name, taste and price right. The button adds one piece while it is in stock. */
export function LyingCard({ product, categorySlug, compact = false, isLink = false, onChosen }: LyingCardProps) {
  const { justAdded, press } = useAdding(() => addToBasket(lineFor(product, 1), product.stock));
  const { fruit } = fruitOf(categorySlug);
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={compact ? '4rem minmax(0, 1fr) auto' : 'min(7rem, 28vw) minmax(0, 1fr) auto'}
      alignItems="center"
      gap="3"
      pr="3"
      rounded="card"
      overflow="clip"
      bg={`fruit.${fruit}.tint`}
      data-testid="neighbour"
    >
      <Picture src={product.imageUrl} alt="" sizes={compact ? '64px' : '112px'} eager={compact} fetchPriority="auto" />
      <chakra.div minW="0" py="2" fontSize="sm" lineHeight="1.3">
        <chakra.h3 fontSize={compact ? 'md' : 'lg'} {...longWords}>
          <ProductLink slug={product.slug} onClick={onChosen} {...coversCard}>
            {product.name}
          </ProductLink>
        </chakra.h3>
        {!compact && <Contents product={product} />}
        {isLink ? (
          <span>{product.flavour}</span>
        ) : (
          <Price cents={centsOf(product.price)} wasCents={referenceOf(product)} size="sm" />
        )}
      </chakra.div>
      {isLink ? (
        <ArrowIcon size="1.25rem" />
      ) : product.stock === 0 ? (
        <Badge bg="ink" color="paper">
          {uiCopy.soldOut}
        </Badge>
      ) : (
        <Button
          look="ink"
          size="icon"
          position="relative"
          data-needs-script
          aria-label={justAdded ? uiCopy.added : uiCopy.addNamed(product.name)}
          aria-disabled={justAdded}
          _disabled={{ opacity: 1 }}
          onClick={press}
        >
          {justAdded ? <CheckIcon size="1.125rem" /> : <PlusIcon size="1.125rem" />}
        </Button>
      )}
    </chakra.li>
  );
}
