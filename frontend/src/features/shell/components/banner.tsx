import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { firstHomeTexts } from '../../../../../contracts/shop-texts/first-home.js';
import { prefersReducedMotion } from '../../../lib/browser/motion';
import { useShop } from '../../../lib/shop/shop';
import { useLines } from '../../../lib/shop/texts';
import { shellCopy } from '../copy';

const rotateEvery = 4000;
const bannerNames = ['banner-one-plus-one', 'banner-organic', 'banner-honest'] as const;

/** The messages that staff shows. Rotates every 4 s with a slide of 500 ms. Pauses on hover and focus; stops with reduced motion. */
export function Banner() {
  const { claims } = useShop();
  const lineOf = useLines();
  const messages = bannerNames
    .filter((name) => claims.includes(name))
    .map((name) => [name, lineOf(name, firstHomeTexts[name])] as const);
  const { length } = messages;
  const [index, setIndex] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || prefersReducedMotion()) return;
    const timer = window.setInterval(() => setIndex((now) => (now + 1) % Math.max(length, 1)), rotateEvery);
    return () => window.clearInterval(timer);
  }, [isHeld, length]);
  if (length === 0) return null;
  return (
    <chakra.section
      data-screen-only
      aria-label={shellCopy.bannerLabel}
      tabIndex={0}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      bg="ink"
      color="paper"
      h="10"
      overflow="hidden"
      fontSize="sm"
      fontWeight="semibold"
      textAlign="center"
      _focusVisible={{ outlineOffset: '-4px' }}
    >
      <chakra.ul
        transition="translate 500ms var(--gum-easings-out)"
        style={index > 0 ? { translate: `0 ${-2.5 * index}rem` } : undefined}
      >
        {messages.map(([name, message], place) => (
          <chakra.li key={name} h="10" display="grid" placeItems="center" px="4" aria-hidden={place !== index}>
            {message}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
