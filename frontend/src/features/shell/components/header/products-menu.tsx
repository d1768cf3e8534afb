import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useMenu } from '../../../../lib/browser/use-menu';
import { Button } from '../../../../ui/controls/button';
import { ChevronIcon } from '../../../../ui/icons';
import { shellCopy } from '../../copy';

const load = () => import('./products-menu-content');
const ProductsMenuContent = lazy(async () => ({ default: (await load()).ProductsMenuContent }));
/** Loads the content before the press. The press itself reports a failure. */
const preload = () => void load().catch(() => undefined);

/** The menu 'Alle producten'. It closes on Esc, on a click elsewhere and on navigation. */
export function ProductsMenu() {
  const { isOpen, toggle, root, button } = useMenu();
  return (
    <chakra.div ref={root}>
      <Button
        ref={button}
        look="quiet"
        size="sm"
        data-needs-script
        aria-expanded={isOpen}
        aria-controls="producten-menu"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {shellCopy.allProducts}
        <chakra.span transition="rotate 150ms" rotate={isOpen ? '180deg' : '0deg'}>
          <ChevronIcon size="1.125rem" />
        </chakra.span>
      </Button>
      <Suspense>
        {isOpen && (
          <chakra.div
            id="producten-menu"
            position="absolute"
            top="full"
            left="0"
            right="0"
            bg="paper"
            shadow="panel"
            animation="rise 200ms"
          >
            <ProductsMenuContent />
          </chakra.div>
        )}
      </Suspense>
    </chakra.div>
  );
}
