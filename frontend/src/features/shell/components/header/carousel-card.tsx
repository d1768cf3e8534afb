import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../../../../contracts/catalog.js';
import { addToBasket } from '../../../../lib/basket/add-to-basket';
import { lineFor } from '../../../../lib/basket/basket-line';
import { formatDecimal } from '../../../../lib/format';
import { useAdding } from '../../../../lib/basket/use-adding';
import { longWords } from '../../../../theme/global-css';
import { Button, Link } from '../../../../ui/controls/button';
import { uiCopy } from '../../../../ui/copy';
import { CheckIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/picture';

interface CarouselCardProps {
  product: Product;
  small: boolean;
  onChosen: () => void;
}

/** A product in the carousel: picture, name, and a button with the price that adds one. */
export function CarouselCard({ product, small, onChosen }: CarouselCardProps) {
  const { justAdded, press } = useAdding(() => addToBasket(lineFor(product, 1), product.stock));
  return (
    <chakra.article display="flex" flexDirection="column" gap="2.5" h="full">
      <Link
        to="/product/$id"
        params={{ id: product.slug }}
        className="group"
        display={small ? 'flex' : 'block'}
        alignItems="center"
        gap="2"
        rounded="card"
        onClick={onChosen}
      >
        <chakra.span
          display="block"
          flexShrink="0"
          overflow="clip"
          w={small ? '16' : undefined}
          rounded={small ? '1.25rem' : 'card'}
          aspectRatio={small ? '1' : { base: '1', lg: '1.15' }}
          bg="stone"
        >
          <Picture
            src={product.imageUrl}
            alt=""
            sizes={small ? '64px' : '(min-width: 1024px) 20rem, (min-width: 768px) 33vw, 50vw'}
            h="full"
            aspectRatio="auto"
            transition="translate 250ms var(--gum-easings-spring)"
            _groupHover={{ translate: '0 -6px' }}
          />
        </chakra.span>
        <chakra.strong
          display="block"
          minW="0"
          fontFamily="display"
          fontSize={small ? 'md' : 'lg'}
          lineHeight="1.1"
          mt={small ? undefined : '2.5'}
          px="1"
          {...longWords}
        >
          {product.name}
        </chakra.strong>
      </Link>
      <Button
        look="ink"
        size="sm"
        mt="auto"
        px="3"
        gap="1.5"
        fontVariantNumeric="tabular-nums"
        aria-disabled={justAdded}
        _disabled={{ opacity: 1 }}
        aria-label={justAdded ? undefined : uiCopy.addNamed(product.name)}
        onClick={press}
      >
        {justAdded ? (
          <>
            <CheckIcon size="1rem" />
            <span>{uiCopy.added}</span>
          </>
        ) : (
          <>
            <span>{uiCopy.add}</span> <span>{formatDecimal(product.price)}</span>
          </>
        )}
      </Button>
    </chakra.article>
  );
}
