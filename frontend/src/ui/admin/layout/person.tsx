import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

/** A person in a row: the name, and the e-mail address below it where there is room. It breaks before its `@`. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <chakra.span display="block" lineHeight="1.3">
      <chakra.span display="block" fontWeight="medium">
        {name}
      </chakra.span>
      <chakra.span
        display={{ base: 'none', md: 'inline-block' }}
        color="muted"
        fontSize="xs"
        fontWeight="normal"
        lineHeight="1.3"
        verticalAlign="top"
        overflowWrap="anywhere"
      >
        {email.split(/(?=@)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        ))}
      </chakra.span>
    </chakra.span>
  );
}
