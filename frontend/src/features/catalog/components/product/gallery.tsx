import { chakra } from '@chakra-ui/react';
import { useState, type MouseEvent } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { isPlainClick } from '../../../../lib/browser/plain-click';
import { Badge } from '../../../../ui/controls/button';
import { isBundle } from '../../../../lib/shop/pieces';
import { uiCopy } from '../../../../ui/copy';
import { Picture } from '../../../../ui/picture';
import { productCopy } from '../../product-copy';
import { GalleryFrame } from './gallery-frame';

/** Where one, two or three pictures of a tablet stop. More of them scroll by, because none may stay below the screen. */
const stops = ['5rem', 'min(5rem, calc(100dvh - 96vw - 1rem))', 'min(5rem, calc(100dvh - 144vw - 1.5rem))'] as const;

/**
 * The chosen picture, with thumbnails if there are several on its right edge beside the lid. The jars of a bundle fill the
 * width of a desktop, so there they are at its foot. Each links to its picture; a plain click or a swipe shows it here. A
 * tablet shows all pictures below each other, which stop where the last one meets the foot of the screen.
 */
export function Gallery({ product }: { product: ProductDetail }) {
  const images = [...product.images].sort((a, b) => a.sortOrder - b.sortOrder);
  const [chosen, setChosen] = useState(0);
  const pictures = images.length > 0 ? images : [{ url: product.imageUrl, altText: product.name }];
  const show = (index: number) => {
    if (pictures[index]) setChosen(index);
  };
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(index);
  };
  const isSoldOut = product.stock === 0;
  const isWide = isBundle(product);
  return (
    <chakra.div
      position={{ base: 'relative', md: 'sticky', lg: 'relative' }}
      top={{ md: stops[pictures.length - 1] ?? '-999rem', lg: 'auto' }}
      bg="inherit"
      h={{ lg: 'calc(100dvh - 7.5rem)' }}
      minH={{ lg: '36rem' }}
      maxH={{ lg: '64rem' }}
    >
      <GalleryFrame
        pictures={pictures}
        chosen={chosen}
        isSoldOut={isSoldOut}
        isBundle={isWide}
        place={isWide ? 'left' : isSoldOut ? 'right' : 'center'}
        onSwipe={show}
      />
      <chakra.div
        display={{ base: 'none', md: 'grid', lg: 'none' }}
        gap="2"
        pt="2"
        mixBlendMode={isSoldOut ? 'luminosity' : undefined}
      >
        {pictures.slice(1).map(({ url, altText }) => (
          <Picture key={url} src={url} alt={altText} sizes="48vw" />
        ))}
      </chakra.div>
      {isSoldOut && (
        <Badge bg="ink" color="paper" position="absolute" top={{ base: '3', lg: '6' }} left={{ base: '3', lg: '6' }}>
          {uiCopy.soldOut}
        </Badge>
      )}
      {images.length > 1 && (
        <chakra.ul
          aria-label={productCopy.gallery}
          position="absolute"
          top={{ base: '4', lg: isWide ? 'auto' : '6' }}
          bottom={{ lg: isWide ? '6' : 'auto' }}
          left={{ lg: isWide ? '6' : 'auto' }}
          right={{ base: '4', lg: isWide ? 'auto' : '6' }}
          maxH={{ base: 'calc(100% - 2rem)', md: 'none' }}
          overflowY={{ base: 'auto', md: 'visible' }}
          scrollbarWidth="none"
          display={{ base: 'flex', md: 'none', lg: 'flex' }}
          flexDirection={{ base: 'column', lg: isWide ? 'row' : 'column' }}
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
                w={{ base: '12', lg: '18' }}
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
