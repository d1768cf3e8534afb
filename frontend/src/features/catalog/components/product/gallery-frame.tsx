import { chakra } from '@chakra-ui/react';
import { useRef, useState, type PointerEvent, type TouchEvent } from 'react';
import { Picture } from '../../../../ui/picture';

interface Shown {
  url: string;
  altText: string;
}

interface GalleryFrameProps {
  pictures: readonly Shown[];
  chosen: number;
  isSoldOut: boolean;
  isBundle: boolean;
  place: Place;
  onSwipe: (index: number) => void;
}

const sizes = '(min-width: 700px) 52vw, 100vw';
/** Wide enough for 1.8 times its size. */
const closeUpSizes = '(min-width: 700px) 94vw, 100vw';

/** Where the whole jar of a phone stands: a bundle left of the thumbnails, a sold-out jar right of its badge. */
export type Place = 'left' | 'center' | 'right';

const filled = { inset: '0', h: 'full' };
/** On a phone the frame is lower than the picture is wide: the jar fills it from lid to foot. */
const wholeJar = {
  inset: { base: '-7% 0 -3%', md: '0' },
  h: { base: '110%', md: 'full' },
  objectFit: { base: 'contain', md: 'cover' },
} as const;

/** The jars of a bundle reach the sides of their picture, so it is smaller here and its edges fade into the ground. */
const bundleGround = 'radial-gradient(closest-side, {colors.sand}, {colors.fruit.mixed.tint})';
const bundleJars = {
  scale: { md: '0.88' },
  maskImage: {
    md: 'linear-gradient(to right, transparent, black 6%, black 94%, transparent), linear-gradient(transparent, black 14%, black 86%, transparent)',
  },
  maskComposite: 'intersect',
} as const;

/** Pixels that a finger moves sideways to show the next picture. */
const swipe = 40;

/**
 * Shows the chosen picture and fades to the next in 150 ms. The others load when a pointer or a finger comes near. The
 * close-ups, which are all but the first, grow under a mouse. A tablet always shows the first here, above the others.
 */
export function GalleryFrame({ pictures, chosen, isSoldOut, isBundle, place, onSwipe }: GalleryFrameProps) {
  const [isNear, setNear] = useState(false);
  const touchedAt = useRef(0);
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > swipe) onSwipe(chosen - Math.sign(moved));
  };
  const followMouse = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [(100 * (clientX - left)) / width, (100 * (clientY - top)) / height];
    currentTarget.style.setProperty('--zoom-at', `${Math.round(x)}% ${Math.round(y)}%`);
  };
  return (
    <chakra.div
      data-gallery
      bgImage={isBundle ? bundleGround : undefined}
      mixBlendMode={isSoldOut ? 'luminosity' : undefined}
      position="relative"
      overflow="clip"
      w="full"
      h={{ lg: 'full' }}
      aspectRatio={{ base: '4 / 3', md: '1', lg: 'auto' }}
      touchAction="pan-y pinch-zoom"
      onPointerEnter={() => setNear(true)}
      onPointerMove={followMouse}
      onTouchStart={(event) => void (touchedAt.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={onTouchEnd}
    >
      {pictures.map(({ url, altText }, index) => {
        const isShown = index === chosen;
        if (!isShown && !isNear && index > 0) return null;
        return (
          <Picture
            key={url}
            src={url}
            alt={altText}
            visibility={{
              base: isShown ? 'visible' : 'hidden',
              md: index === 0 ? 'visible' : 'hidden',
              lg: isShown ? 'visible' : 'hidden',
            }}
            sizes={index > 0 ? closeUpSizes : sizes}
            eager={index === 0 || isNear}
            {...(index === 0 ? wholeJar : filled)}
            {...(index === 0 && isBundle ? bundleJars : {})}
            objectPosition={{ base: index === 0 ? place : 'center', md: 'center' }}
            position="absolute"
            aspectRatio="auto"
            opacity={{ base: isShown ? 1 : 0, md: 1, lg: isShown ? 1 : 0 }}
            transition="opacity 150ms, visibility 150ms, scale 200ms"
            transformOrigin="var(--zoom-at, 50% 50%)"
            css={isShown && index > 0 ? { '@media (hover: hover)': { '*:hover > &': { scale: '1.8' } } } : undefined}
          />
        );
      })}
    </chakra.div>
  );
}
