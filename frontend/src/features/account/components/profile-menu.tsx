import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Customer } from '../../../../../contracts/customers.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { useMenu } from '../../../lib/browser/use-menu';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { AccountIcon, ChevronIcon } from '../../../ui/icons';
import { leaveAccount, useLogout } from '../api';
import { accountCopy } from '../copy';

const links = [
  { to: '/profiel/gegevens', label: accountCopy.profile },
  { to: '/profiel/bewerken', label: accountCopy.settings },
] as const;

/** The customer's name with a menu: profile, settings, log out. It closes on Esc, a press elsewhere and navigation. */
export function ProfileMenu({ customer }: { customer: Customer }) {
  const { isOpen, toggle, root, button } = useMenu();
  return (
    <chakra.div ref={root} position="relative">
      <Button
        ref={button}
        look="quiet"
        size="sm"
        px={{ base: '2', md: '3' }}
        aria-label={`${accountCopy.profileMenu}, ${customer.email}`}
        aria-expanded={isOpen}
        aria-controls="profielmenu"
        onClick={toggle}
      >
        <AccountIcon />
        <chakra.span display={{ base: 'none', lg: 'inline' }} maxW="14rem" truncate lineHeight="1.4">
          {customer.email}
        </chakra.span>
        <chakra.span transition="rotate 150ms" rotate={isOpen ? '180deg' : '0deg'}>
          <ChevronIcon size="1.125rem" />
        </chakra.span>
      </Button>
      {isOpen && (
        <chakra.div
          id="profielmenu"
          position="absolute"
          top="calc(100% + 0.5rem)"
          right="0"
          w="min(19rem, calc(100vw - 2rem))"
          bg="white"
          rounded="card"
          shadow="panel"
          p="3"
          animation="rise 200ms"
          zIndex="header"
        >
          <chakra.p px="4" pt="2" pb="3" lineHeight="1.35">
            <chakra.span display="block" fontSize="sm" color="muted">
              {accountCopy.loggedInAs}
            </chakra.span>
            <chakra.strong overflowWrap="anywhere">{customer.email}</chakra.strong>
          </chakra.p>
          <chakra.ul display="grid" gap="1" borderTop="1.5px solid" borderColor="line" pt="3">
            {links.map(({ to, label }) => (
              <li key={to}>
                <ButtonLink look="quiet" to={to} w="full" justifyContent="flex-start" px="4">
                  {label}
                </ButtonLink>
              </li>
            ))}
            <li>
              <LogoutButton />
            </li>
          </chakra.ul>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function LogoutButton() {
  const logout = useLogout();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => void leaveAccount(queryClient, () => navigate({ to: '/login' })),
      onError: (failure) => showError(accountCopy.error, sentenceOf(failure, accountCopy.logoutFailed)),
    });
  return (
    <Button
      look="quiet"
      w="full"
      justifyContent="flex-start"
      px="4"
      aria-disabled={logout.isPending}
      onClick={() => !logout.isPending && leave()}
    >
      {accountCopy.logout}
    </Button>
  );
}
