import { chakra } from '@chakra-ui/react';
import { memo, useEffect, useId, useState } from 'react';
import type { Product } from '../../../../contracts/catalog.js';
import { subscriptionPrice } from '../../../../pricing/subscription-price.js';
import { nearView } from '../../lib/browser/near-view';
import { addToBasket } from '../../lib/basket/add-to-basket';
import { lineFor, referenceOf } from '../../lib/basket/basket-line';
import { centsOf, formatCents } from '../../lib/format';
import { isBundle } from '../../lib/shop/pieces';
import { useAdding } from '../../lib/basket/use-adding';
import { cardRecipe } from '../../theme/card-recipe';
import { fruitOf } from '../../theme/fruit';
import { longWords } from '../../theme/global-css';
import { Badge, Button } from '../controls/button';
import { uiCopy } from '../copy';
import { CheckIcon, PlusIcon } from '../icons';
import { Picture } from '../picture';
import { Part } from './card-part';
import { Price } from './price';
import { coversCard, ProductLink } from './product-link';
import { Contents } from './contents';

interface ProductCardProps {
  product: Product;
  categorySlug: string | undefined;
  /** Loads the picture eagerly, for use above the fold. */
  eager?: boolean;
  /** Loads the picture near the view, as a phone fits many cards into the distance at which a browser loads lazy pictures. */
  waits?: boolean;
}

const Article = chakra('article', cardRecipe);

/** A product in a grid; on a phone the card lies down. It links to the product page; the button adds one piece. */
export const ProductCard = memo(function ProductCard({ product, categorySlug, eager, waits }: ProductCardProps) {
  const { fruit } = fruitOf(categorySlug);
  return (
    <Article part="frame" className="group" bg={`fruit.${fruit}.tint`} data-testid="product-card">
      <CardPicture product={product} eager={eager} waits={waits} />
      <Part part="words">
        {product.purpose && <chakra.p fontWeight="semibold">{product.purpose}</chakra.p>}
        <chakra.h3 {...longWords}>
          <ProductLink slug={product.slug} {...coversCard}>
            {product.name}
          </ProductLink>
        </chakra.h3>
        <Contents product={product} />
        <CardBadges product={product} />
        <Part part="deal">
          <div>
            <Price cents={centsOf(product.price)} wasCents={referenceOf(product)} />
            <PlanPrice product={product} />
          </div>
          <AddButton product={product} />
        </Part>
      </Part>
    </Article>
  );
});

function CardPicture({ product, eager, waits = false }: Omit<ProductCardProps, 'categorySlug'>) {
  const [isAway, setAway] = useState(waits);
  const id = useId();
  useEffect(() => {
    if (waits) void nearView(id).then(() => setAway(false));
  }, [id, waits]);
  return (
    <Part
      part="picture"
      id={id}
      data-waits={isAway || undefined}
      data-bundle={isBundle(product) || undefined}
      mixBlendMode={product.stock === 0 ? 'luminosity' : undefined}
    >
      <Picture
        src={product.imageUrl}
        alt=""
        sizes="(min-width: 1024px) 25vw, (min-width: 700px) 33vw, 9.25rem"
        eager={eager}
      />
    </Part>
  );
}

/** What one piece costs in a subscription. */
function PlanPrice({ product }: { product: Product }) {
  const { price, stock, subscriptionEnabled, subscriptionDiscount } = product;
  const cents = subscriptionPrice(centsOf(price), 1, subscriptionDiscount);
  return <Part part="plan">{subscriptionEnabled && stock !== 0 && uiCopy.orInPlan(formatCents(cents))}</Part>;
}

function CardBadges({ product }: { product: Product }) {
  const { badge, isFeatured, stock } = product;
  const isScarce = stock !== null && stock > 0 && stock < 10;
  const isSoldOut = stock === 0;
  const texts = [
    !isSoldOut && (badge ?? (isFeatured && uiCopy.popular)),
    isScarce && uiCopy.lastOnes(stock, isBundle(product)),
  ];
  return (
    <Part part="badges">
      {isSoldOut && (
        <Badge bg="ink" color="paper">
          {uiCopy.soldOut}
        </Badge>
      )}
      {texts.map((text) => text && <Badge key={text}>{text}</Badge>)}
    </Part>
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
      <chakra.span srOnly={{ base: true, md: false }}>{justAdded ? uiCopy.added : uiCopy.add}</chakra.span>
    </Button>
  );
}
