import { chakra } from '@chakra-ui/react';

/** Why no code was sent, near the field: the toast of it is far away and disappears. Renders nothing without a text. */
export function Refusal({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <chakra.p role="alert" color="danger" fontSize="sm" fontWeight="medium">
      {text}
    </chakra.p>
  );
}
