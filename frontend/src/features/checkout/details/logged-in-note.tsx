import { chakra } from '@chakra-ui/react';
import { Link } from '../../../ui/controls/button';
import { checkoutCopy } from '../copy';

/** Why e-mail and phone cannot be changed here, and where they can. */
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
