import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** A link or a control beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under its own heading and line. */
export function Panel({ title, action, children }: PanelProps) {
  return (
    <chakra.section aria-label={title} minW="0">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        flexWrap="wrap"
        minH="10"
        mb="3"
      >
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
