import { chakra } from '@chakra-ui/react';
import { useRef, useState, type MouseEvent, type TouchEvent } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { isPlainClick } from '../../../../lib/browser/plain-click';
import { Badge } from '../../../../ui/controls/button';
import { uiCopy } from '../../../../ui/copy';
import { Picture } from '../../../../ui/picture';
import { productCopy } from '../../product-copy';

/** Pixels that a finger moves sideways to show the next picture. */
const swipe = 40;

/**
 * The chosen picture, with thumbnails if there are several: below it, and on its left edge on a wide screen. Each links to
 * its picture; a plain click or a swipe shows it here.
 */
export function Gallery({ product }: { product: ProductDetail }) {
  const images = [...product.images].sort((a, b) => a.sortOrder - b.sortOrder);
  const [chosen, setChosen] = useState(0);
  const [hasChosen, setHasChosen] = useState(false);
  const touchedAt = useRef(0);
  const shown = images[chosen] ?? { url: product.imageUrl, altText: product.name };
  const show = (index: number) => {
    if (!images[index]) return;
    setChosen(index);
    setHasChosen(true);
  };
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(index);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > swipe) show(chosen - Math.sign(moved));
  };
  const isSoldOut = product.stock === 0;
  return (
    <chakra.div position="relative" h={{ lg: 'calc(100dvh - 7.5rem)' }} minH={{ lg: '36rem' }} maxH={{ lg: '64rem' }}>
      <Picture
        key={shown.url}
        src={shown.url}
        alt={shown.altText}
        sizes="(min-width: 700px) 52vw, 100vw"
        eager
        h={{ lg: 'full' }}
        aspectRatio={{ base: isSoldOut ? '3 / 2' : '4 / 3', md: '1', lg: 'auto' }}
        animation={hasChosen ? 'appear 150ms' : undefined}
        filter={isSoldOut ? 'grayscale(0.7) opacity(0.75)' : undefined}
        objectPosition={{ base: '50% 57%', md: '50%' }}
        touchAction="pan-y pinch-zoom"
        onTouchStart={(event) => void (touchedAt.current = event.touches[0]?.clientX ?? 0)}
        onTouchEnd={onTouchEnd}
      />
      {isSoldOut && (
        <Badge bg="ink" color="paper" position="absolute" top={{ base: '4', lg: '6' }} left={{ base: '4', lg: '6' }}>
          {uiCopy.soldOut}
        </Badge>
      )}
      {images.length > 1 && (
        <chakra.ul
          aria-label={productCopy.gallery}
          position={{ lg: 'absolute' }}
          bottom={{ lg: '6' }}
          left={{ lg: '6' }}
          px={{ base: '4', lg: '0' }}
          pt={{ base: '2', lg: '0' }}
          pb={{ base: '2', md: '4', lg: '0' }}
          display="flex"
          flexDirection={{ lg: 'column' }}
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
                w={{ base: '12', md: '16', lg: '18' }}
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
