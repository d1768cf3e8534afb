import { chakra } from '@chakra-ui/react';
import { LongWord } from '../layout/long-word';
import { RecordLink } from './record-link';

interface CustomerLinkProps {
  /** Null without an account, and for a role that may not see it. */
  id: number | null;
  name: string;
  /** Empty for a role that may not see it. */
  email: string;
}

/** The customer of a record: the name as a link to the page of the account, and the e-mail address. */
export function CustomerLink({ id, name, email }: CustomerLinkProps) {
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
      {id === null ? (
        <span>{name}</span>
      ) : (
        <RecordLink of="customers" reference={id}>
          {name}
        </RecordLink>
      )}
      {email && (
        <chakra.span color="muted" fontSize="xs">
          <LongWord>{email}</LongWord>
        </chakra.span>
      )}
    </chakra.span>
  );
}
