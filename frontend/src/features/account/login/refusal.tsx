import { chakra } from '@chakra-ui/react';

/**
 * The reason that no code was sent, near the field, because its toast is far away and disappears. The toast announces it, so this is no
 * alert. Renders nothing without a text.
 */
export function Refusal({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <chakra.p color="danger" fontSize="sm" fontWeight="medium">
      {text}
    </chakra.p>
  );
}
