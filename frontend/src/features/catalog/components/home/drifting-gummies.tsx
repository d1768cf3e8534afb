import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../../lib/browser/motion';

const gummies = [
  { shape: 'heart', left: '1%', top: '18%', width: '12%', reach: '12px', delay: '0s' },
  { shape: 'bolt', left: '61%', top: '1%', width: '11%', reach: '8.4px', delay: '-1.3s' },
  { shape: 'drop', left: '90%', top: '4%', width: '8%', reach: '10.8px', delay: '-2.6s' },
  { shape: 'moon', left: '76%', top: '1%', width: '10%', reach: '6px', delay: '-3.9s' },
  { shape: 'ring', left: '0%', top: '62%', width: '8%', reach: '7.2px', delay: '-5.2s' },
  { shape: 'star', left: '90%', top: '70%', width: '8%', reach: '6px', delay: '-6.5s' },
] as const;

/** Gummies that drift slowly and follow the pointer by at most 12 px. Reduced motion stops them. */
export function DriftingGummies() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const follow = (event: PointerEvent) => {
      root.current?.style.setProperty('--x', String((event.clientX / window.innerWidth - 0.5) * 2));
      root.current?.style.setProperty('--y', String((event.clientY / window.innerHeight - 0.5) * 2));
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => window.removeEventListener('pointermove', follow);
  }, []);
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
          <chakra.img
            src={`/art/gummies/${shape}.webp`}
            alt=""
            htmlWidth={200}
            htmlHeight={200}
            w="full"
            fetchPriority="low"
            animation="drift 7s ease-in-out infinite"
            animationDelay={delay}
          />
        </chakra.span>
      ))}
    </chakra.div>
  );
}
