import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../../lib/browser/motion';
import { Gummy } from '../../../../ui/gummy';

const HeroMotion = lazy(() => import('./hero-motion'));

const gummies = [
  { shape: 'heart', left: '1%', top: '18%', width: '12%', reach: '12px', delay: '0s' },
  { shape: 'drop', left: '88%', top: '0%', width: '8%', reach: '10.8px', delay: '-2.6s' },
  { shape: 'ring', left: '0%', top: '62%', width: '8%', reach: '7.2px', delay: '-5.2s' },
  { shape: 'star', left: '91%', top: '66%', width: '8%', reach: '6px', delay: '-6.5s' },
] as const;

/** Gummies that drift slowly around the jars. Reduced motion stops them, and all that `HeroMotion` adds. */
export function DriftingGummies() {
  const root = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(false);
  useEffect(() => setMoves(!prefersReducedMotion()), []);
  return (
    <chakra.div ref={root} position="absolute" inset="0" aria-hidden="true">
      {gummies.map(({ shape, left, top, width, reach, delay }) => (
        <chakra.span
          key={shape}
          position="absolute"
          transition="transform 400ms var(--gum-easings-out)"
          left={left}
          top={top}
          w={width}
          transform={`translate(calc(var(--x, 0) * ${reach}), calc(var(--y, 0) * ${reach}))`}
        >
          <Gummy
            shape={shape}
            w="full"
            fetchPriority="low"
            animation="drift 7s ease-in-out infinite"
            animationDelay={delay}
          />
        </chakra.span>
      ))}
      {moves && (
        <Suspense>
          <HeroMotion around={root} />
        </Suspense>
      )}
    </chakra.div>
  );
}
