import { chakra } from '@chakra-ui/react';
import { useShop } from '../lib/shop/shop';

/** Says above a form that it needs JavaScript, and where to write instead. Only seen without JavaScript. */
export function NeedsScript({ text }: { text: string }) {
  const { email } = useShop();
  return (
    <noscript>
      <chakra.p p="4" mb="6" rounded="card" bg="stone" fontWeight="semibold" overflowWrap="anywhere">
        {text}{' '}
        <chakra.a href={`mailto:${email}`} textDecoration="underline">
          {email}
        </chakra.a>
      </chakra.p>
    </noscript>
  );
}
