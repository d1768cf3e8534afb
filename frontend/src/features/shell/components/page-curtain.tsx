import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/browser/motion';

const milliseconds = 800;
const gummies = ['heart', 'bolt', 'drop'];

/**
 * Shows three hopping gummies for 800 ms between two pages, except on the first page and with reduced motion. It never
 * blocks a click. After navigation it moves the focus to the start of the new page.
 */
export function PageCurtain() {
  const router = useRouter();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let timer = 0;
    const stopDrawing = router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation || prefersReducedMotion()) return;
      setDrawn(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setDrawn(false), milliseconds);
    });
    const stopFocusing = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) document.getElementById('inhoud')?.focus({ preventScroll: true });
    });
    return () => {
      stopDrawing();
      stopFocusing();
      window.clearTimeout(timer);
    };
  }, [router]);
  if (!isDrawn) return null;
  return (
    <chakra.div
      position="fixed"
      inset="0"
      zIndex="overlay"
      bg="fruit.mandarin.tint"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
      pointerEvents="none"
      aria-hidden="true"
      data-testid="page-curtain"
    >
      {gummies.map((shape, index) => (
        <chakra.img
          key={shape}
          src={`/art/gummies/${shape}.webp`}
          alt=""
          w="16"
          h="16"
          objectFit="contain"
          animation="hop 500ms infinite"
          style={{ animationDelay: `${index * 90}ms` }}
        />
      ))}
    </chakra.div>
  );
}
