import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type RefObject } from 'react';
import { hasFastConnection } from '../../../../lib/browser/connection';
import { pouring } from './pouring';

/** Lets the gummies `around` the jars follow the pointer by at most 12 px, and some fall before the jars, once and only on a fast connection. */
export default function HeroMotion({ around }: { around: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      around.current?.style.setProperty('--x', String((event.clientX / window.innerWidth - 0.5) * 2));
      around.current?.style.setProperty('--y', String((event.clientY / window.innerHeight - 0.5) * 2));
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => window.removeEventListener('pointermove', follow);
  }, [around]);
  return usePours() && <Pouring />;
}

/** Returns true once everything that the page needs has loaded. */
function usePours(): boolean {
  const [pours, setPours] = useState(false);
  useEffect(() => {
    if (pouring.isOver || !hasFastConnection()) return;
    const start = () => {
      pouring.isOver = true;
      setPours(true);
    };
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return pours;
}

/** The animation ends by itself on the gummies at rest. It lies over the picture of the jars and has its size. */
function Pouring() {
  return (
    <picture>
      <source media="(min-width: 700px)" srcSet="/art/hero-pouring-640.webp" />
      <chakra.img
        src="/art/hero-pouring-448.webp"
        alt=""
        htmlWidth={1600}
        htmlHeight={1320}
        fetchPriority="low"
        position="absolute"
        top="0"
        left="0"
        right="0"
        w="full"
        maxW={{ base: '34rem', md: 'none' }}
        mx="auto"
        aspectRatio="1600 / 1320"
      />
    </picture>
  );
}
