import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The tags of a row, where there is room. Renders nothing without any. */
export function TagMarks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <chakra.span display={{ base: 'none', md: 'flex' }} flexWrap="wrap" gap="1" mt="1">
      {tags.map((tag) => (
        <TagMark key={tag}>{tag}</TagMark>
      ))}
    </chakra.span>
  );
}

export function TagMark({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      px="2"
      minH="6"
      rounded="small"
      bg="stone"
      fontSize="xs"
      lineHeight="1.2"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.span>
  );
}
