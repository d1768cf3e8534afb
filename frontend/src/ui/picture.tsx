import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A drawing for a product without a picture. */
const noPicture = '/art/states/empty.webp';
const widths = [320, 480, 768, 1200];

interface PictureProps extends HTMLChakraProps<'img'> {
  src: string;
  alt: string;
  /** The rendered width, as the `sizes` attribute. */
  sizes: string;
  /** Loads the picture eagerly, for use above the fold. */
  eager?: boolean;
}

/** Square product art in the width that the screen needs. Pictures from other hosts are not resized. */
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
