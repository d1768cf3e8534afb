import { chakra } from '@chakra-ui/react';
import { shopTextsCopy as copy } from '../copy';

/** The words that the shop fills in. */
export function Placeholders({ names }: { names: readonly string[] }) {
  return (
    <chakra.div fontSize="sm">
      <chakra.p color="muted">{copy.placeholders}</chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="2">
        {names.map((name) => (
          <chakra.li key={name} bg="stone" rounded="small" px="2">
            {`{${name}}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
