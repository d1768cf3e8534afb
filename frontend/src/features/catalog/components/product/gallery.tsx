import { chakra } from '@chakra-ui/react';
import { useState, type MouseEvent } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { isPlainClick } from '../../../../lib/browser/plain-click';
import { Picture } from '../../../../ui/picture';
import { productCopy } from '../../product-copy';

/** The chosen picture, with thumbnails if there are several. Each links to its picture; a plain click shows it here. */
export function Gallery({ product }: { product: ProductDetail }) {
  const images = [...product.images].sort((a, b) => a.sortOrder - b.sortOrder);
  const [chosen, setChosen] = useState(0);
  const shown = images[chosen] ?? { url: product.imageUrl, altText: product.name };
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setChosen(index);
  };
  return (
    <chakra.div position="relative" h={{ lg: 'calc(100dvh - 7.5rem)' }} minH={{ lg: '36rem' }} maxH={{ lg: '64rem' }}>
      <Picture
        key={shown.url}
        src={shown.url}
        alt={shown.altText}
        sizes="(min-width: 1024px) 52vw, 100vw"
        eager
        h={{ lg: 'full' }}
        aspectRatio={{ base: '1', lg: 'auto' }}
        animation={chosen > 0 ? 'rise 200ms' : undefined}
      />
      {images.length > 1 && (
        <chakra.ul
          aria-label={productCopy.gallery}
          position="absolute"
          bottom={{ base: '3', md: '6' }}
          left={{ base: '3', md: '6' }}
          display="flex"
          gap="2"
        >
          {images.map((image, index) => (
            <li key={image.id}>
              <chakra.a
                href={image.url}
                data-in-place
                aria-label={productCopy.showImage(index + 1)}
                aria-current={index === chosen}
                onClick={(event) => choose(event, index)}
                rounded="input"
                overflow="clip"
                border="2.5px solid"
                borderColor={index === chosen ? 'ink' : 'paper'}
                w={{ base: '14', md: '18' }}
                display="block"
              >
                <Picture src={image.url} alt="" sizes="72px" />
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
