import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../../lib/browser/motion';

const furthest = 12;
const gummies = [
  { shape: 'heart', left: '-3%', top: '18%', width: '12%', depth: 1 },
  { shape: 'bolt', left: '68%', top: '-1%', width: '11%', depth: 0.7 },
  { shape: 'drop', left: '89%', top: '12%', width: '8%', depth: 0.9 },
  { shape: 'moon', left: '22%', top: '2%', width: '10%', depth: 0.5 },
  { shape: 'ring', left: '-5%', top: '62%', width: '8%', depth: 0.6 },
  { shape: 'star', left: '93%', top: '70%', width: '8%', depth: 0.5 },
];

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
      {gummies.map(({ shape, left, top, width, depth }, index) => (
        <chakra.span
          key={shape}
          position="absolute"
          transition="transform 400ms var(--gum-easings-out)"
          style={{
            left,
            top,
            width,
            transform: `translate(calc(var(--x, 0) * ${furthest * depth}px), calc(var(--y, 0) * ${furthest * depth}px))`,
          }}
        >
          <chakra.img
            src={`/art/gummies/${shape}.webp`}
            alt=""
            htmlWidth={200}
            htmlHeight={200}
            w="full"
            fetchPriority="low"
            animation="drift 7s ease-in-out infinite"
            style={{ animationDelay: `${index * -1.3}s` }}
          />
        </chakra.span>
      ))}
    </chakra.div>
  );
}
