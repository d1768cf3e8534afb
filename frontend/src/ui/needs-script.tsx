import { chakra } from '@chakra-ui/react';
import { useShop } from '../lib/shop/shop';

/** A notice above a form, shown only without JavaScript: the form needs it, and an address to write to. */
export function NeedsScript({ text }: { text: string }) {
  const { email } = useShop();
  return (
    <noscript>
      <chakra.p p="4" mb="6" rounded="card" bg="stone" fontWeight="semibold" overflowWrap="anywhere">
        <span>{text}</span>{' '}
        <chakra.a href={`mailto:${email}`} textDecoration="underline">
          {email}
        </chakra.a>
      </chakra.p>
    </noscript>
  );
}
