import { chakra } from '@chakra-ui/react';
import { useMenu } from '../../../../lib/browser/use-menu';
import { Button } from '../../../../ui/controls/button';
import { ChevronIcon } from '../../../../ui/icons';
import { shellCopy } from '../../copy';
import { ProductsMenuContent } from './products-menu-content';

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
        onClick={toggle}
      >
        {shellCopy.allProducts}
        <chakra.span transition="rotate 150ms" rotate={isOpen ? '180deg' : '0deg'}>
          <ChevronIcon size="1.125rem" />
        </chakra.span>
      </Button>
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
    </chakra.div>
  );
}
