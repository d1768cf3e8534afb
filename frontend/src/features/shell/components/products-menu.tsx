import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useOnNavigate } from '../../../lib/use-on-navigate';
import { Button } from '../../../ui/button';
import { ChevronIcon } from '../../../ui/icons';
import { shellCopy } from '../copy';
import { ProductsMenuContent } from './products-menu-content';

/** 'Alle producten' with what unfolds below it. Closes on Esc, on a click elsewhere and when a page was chosen. */
export function ProductsMenu() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOnNavigate(() => setOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return (
    <chakra.div ref={root}>
      <Button
        ref={button}
        look="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls="producten-menu"
        onClick={() => setOpen(!isOpen)}
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
