import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/plain-click';

/** The style of a link whose click area is the whole card around it, which has to be positioned. */
export const coversCard = {
  _after: { content: '""', position: 'absolute', inset: '0', rounded: 'card' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-5px' },
  },
} as const;

/**
 * A link to a product page for long lists. The router's own link re-renders on every change of the URL, which slows
 * filtering a hundred cards. This one does nothing until it is used.
 */
export function ProductLink({ slug, onClick, ...props }: HTMLChakraProps<'a'> & { slug: string }) {
  const router = useRouter();
  const target = { to: '/product/$id', params: { id: slug } } as const;
  const preload = () => void router.preloadRoute(target).catch(() => undefined); // navigation itself reports the error
  const visit = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(target);
  };
  return (
    <chakra.a
      href={`/product/${encodeURIComponent(slug)}`}
      onClick={visit}
      onMouseEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...props}
    />
  );
}
