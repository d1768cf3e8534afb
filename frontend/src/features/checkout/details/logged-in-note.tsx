import { chakra } from '@chakra-ui/react';
import { Link } from '../../../ui/controls/button';
import { checkoutCopy } from '../copy';

/** Explains why e-mail and phone are read-only here, with a link to change them. */
export function LoggedInNote() {
  return (
    <chakra.p fontSize="sm" color="muted">
      {checkoutCopy.loggedIn}{' '}
      <Link to="/profiel/bewerken" search={{ redirect: '/checkout' }} textDecoration="underline" color="ink">
        {checkoutCopy.toProfile}
      </Link>
    </chakra.p>
  );
}
