import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import { SlidersIcon } from '../icons';

interface FoldingProps {
  /** On phones there is nothing to show. */
  isEmpty?: boolean;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** The filters and the rarer actions of a list. On phones they are behind a button, so that the first rows are in view. */
export function Folding({ isOpenAtFirst, isEmpty = false, children }: FoldingProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      {!isEmpty && (
        <Button
          look="line"
          size="icon"
          display={{ base: 'inline-flex', md: 'none' }}
          aria-label={adminCopy.filters}
          title={adminCopy.filters}
          aria-expanded={isOpen}
          aria-controls={id}
          bg={isOpen ? 'hover' : undefined}
          onClick={() => setOpen(!isOpen)}
          data-screen-only
        >
          <SlidersIcon size="1.25rem" />
        </Button>
      )}
      <chakra.div
        id={id}
        data-open={isOpen || undefined}
        display={{ base: 'none', md: 'contents' }}
        css={{ '&[data-open]': { display: { base: 'flex', md: 'contents' } } }}
        flexWrap="wrap"
        alignItems="center"
        gap={{ base: '2', xl: '3' }}
        w="full"
      >
        {children}
      </chakra.div>
    </>
  );
}
