import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';

interface FoldingProps {
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** The filters and the rarer actions of a list. On phones they are behind a button, so that the first rows are in view. */
export function Folding({ isOpenAtFirst, children }: FoldingProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      <Button
        look="line"
        size="sm"
        display={{ base: 'inline-flex', md: 'none' }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        data-screen-only
      >
        {adminCopy.filters}
      </Button>
      <chakra.div
        id={id}
        data-open={isOpen || undefined}
        display={{ base: 'none', md: 'contents' }}
        css={{ '&[data-open]': { display: { base: 'flex', md: 'contents' } } }}
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        w="full"
      >
        {children}
      </chakra.div>
    </>
  );
}
