import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/plain-click';

/**
 * A link to a product's page for lists of many. The router's own link looks at every change of the URL, which is what a
 * filter over a hundred cards spends its time on; this one only acts when it is used.
 */
export function ProductLink({ slug, ...props }: HTMLChakraProps<'a'> & { slug: string }) {
  const router = useRouter();
  const target = { to: '/product/$id', params: { id: slug } } as const;
  const preload = () => void router.preloadRoute(target).catch(() => undefined); // the visit itself will say what is wrong
  const visit = (event: MouseEvent) => {
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
