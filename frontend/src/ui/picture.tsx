import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A drawing, for a product that has no picture yet. */
const noPicture = '/art/states/empty.webp';
const widths = [320, 480, 768, 1200];

interface PictureProps extends HTMLChakraProps<'img'> {
  src: string;
  alt: string;
  /** How wide the picture stands on the page, as the `sizes` attribute. */
  sizes: string;
  /** Above the fold: load at once. */
  eager?: boolean;
}

/** Square product art in the width the screen needs. Pictures from elsewhere come as they are. */
export function Picture({ src, alt, sizes, eager = false, ...style }: PictureProps) {
  const isSized = /-\d+\.webp$/.test(src);
  const at = (width: number) => src.replace(/-\d+\.webp$/, `-${width}.webp`);
  return (
    <chakra.img
      src={isSized ? at(480) : src || noPicture}
      srcSet={isSized ? widths.map((width) => `${at(width)} ${width}w`).join(', ') : undefined}
      sizes={sizes}
      alt={alt}
      htmlWidth={1200}
      htmlHeight={1200}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      w="full"
      aspectRatio="1"
      objectFit="cover"
      {...style}
    />
  );
}
