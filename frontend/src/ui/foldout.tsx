import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';

interface FoldoutProps {
  title: string;
  /** Foldouts of the same name are open one at a time. */
  name?: string;
  open?: boolean;
  compact?: boolean;
  children: ReactNode;
}

/** Content under a title that opens it, also without JavaScript. Find-in-page opens it too. */
export function Foldout({ title, name, open, compact = false, children }: FoldoutProps) {
  return (
    <chakra.details name={name} open={open} borderTop="1.5px solid" borderColor="line" className="group">
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        py={compact ? '2.5' : { base: '4', md: '5' }}
        listStyleType="none"
        rounded="small"
        fontWeight="semibold"
        fontSize={compact ? 'md' : '1.125rem'}
        lineHeight="1.3"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover > span:last-child': { background: 'ink', color: 'paper' },
          'details[open] > & > span:last-child': { rotate: '180deg' },
        }}
      >
        <span>{title}</span>
        <chakra.span
          boxSize={compact ? '8' : '10'}
          flexShrink={0}
          display="grid"
          placeItems="center"
          rounded="full"
          bg="stone"
          transition="rotate 250ms var(--gum-easings-out), background-color 150ms, color 150ms"
        >
          <ChevronIcon size={compact ? '1rem' : '1.25rem'} />
        </chakra.span>
      </chakra.summary>
      {children}
    </chakra.details>
  );
}
