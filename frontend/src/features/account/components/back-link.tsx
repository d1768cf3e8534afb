import { chakra } from '@chakra-ui/react';
import { Link } from '../../../ui/controls/button';
import { ChevronIcon } from '../../../ui/icons';

interface BackLinkProps {
  to: '/bestellingen' | '/profiel' | '/profiel/gegevens';
  children: string;
}

/** A link to the page above, over the heading. Not printed. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      data-screen-only
      position="relative"
      zIndex="raised" // the letters of the heading reach above their line
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="11"
      fontSize="sm"
      fontWeight="semibold"
      rounded="small"
    >
      <chakra.span rotate="90deg" display="inline-flex">
        <ChevronIcon size="1.125rem" />
      </chakra.span>
      <span>{children}</span>
    </Link>
  );
}
