import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { customerQuery } from '../../../lib/customer/customer';
import { useShop } from '../../../lib/shop/shop';
import { Link } from '../../../ui/controls/button';
import { Wordmark } from '../../../ui/wordmark';
import { accountCopy } from '../copy';
import { headerHeight } from '../header-height';
import { ProfileMenu } from './profile-menu';

const links = [
  { to: '/profiel', label: accountCopy.subscriptions },
  { to: '/bestellingen', label: accountCopy.orders },
  { to: '/', label: accountCopy.shop },
] as const;

export default function AccountHeader({ children }: { children?: ReactNode }) {
  const { brand } = useShop();
  const { data: customer } = useQuery(customerQuery);
  const isOnOrder = useLocation({ select: ({ pathname }) => pathname.startsWith('/bestellingen/') });
  return (
    <chakra.header
      data-bar
      position="sticky"
      top="0"
      zIndex="header"
      bg="paper"
      borderBottom="1.5px solid"
      borderColor="line"
    >
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        display="grid"
        minH={headerHeight}
        alignItems="center"
        columnGap="6"
        gridTemplateColumns={{ base: '1fr auto', md: 'auto 1fr auto' }}
      >
        <Link
          to="/"
          fontSize={{ base: '1.875rem', md: '2.125rem' }}
          aria-label={`${brand} ${accountCopy.home}`}
          rounded="small"
          justifySelf="start"
          py="3"
        >
          <Wordmark brand={brand} />
        </Link>
        <chakra.div display="flex" alignItems="center" justifyContent="flex-end" order={{ md: 3 }} minH="16">
          {children}
          {customer && <ProfileMenu customer={customer} />}
        </chakra.div>
        <chakra.nav
          aria-label={accountCopy.menu}
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          display="flex"
          alignSelf="stretch"
          gap={{ base: '5', md: '7' }}
          order={{ md: 2 }}
        >
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={isOnOrder && to === '/bestellingen' ? 'true' : undefined}
              display="inline-flex"
              alignItems="center"
              minH={{ base: '12', md: '18' }}
              fontWeight="semibold"
              fontSize="sm"
              borderBottom="3px solid"
              borderTop="3px solid transparent"
              borderBottomColor="transparent"
              mb="-1.5px"
              _hover={{ borderBottomColor: 'line' }}
              css={{ '&[aria-current]': { borderBottomColor: 'fruit.mandarin.strong' } }}
            >
              {label}
            </Link>
          ))}
        </chakra.nav>
      </chakra.div>
    </chakra.header>
  );
}
