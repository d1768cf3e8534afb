import { chakra } from '@chakra-ui/react';
import { sentenceOf } from '../../../lib/api-error';
import { useShop } from '../../../lib/shop';
import { showError, showToast } from '../../../lib/toast';
import { Button, Link } from '../../../ui/button';
import { MenuIcon } from '../../../ui/icons';
import { Wordmark } from '../../../ui/wordmark';
import { useStaffLogout } from '../api';
import { staffCopy, type Section } from '../copy';
import { LogoutIcon, sectionIcons } from './section-icons';

interface SidebarProps {
  isExpanded: boolean;
  onToggle: () => void;
  onLoggedOut: () => void;
}

/** The eleven sections, and logging out at the bottom. Collapsed it keeps the icons. */
export function Sidebar({ isExpanded, onToggle, onLoggedOut }: SidebarProps) {
  const { brand } = useShop();
  const logout = useStaffLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: staffCopy.loggedOut, text: staffCopy.loggedOutText, tone: 'success' });
        onLoggedOut();
      },
      onError: (error) => showError(staffCopy.error, sentenceOf(error, staffCopy.logoutFailed)),
    });
  return (
    <chakra.div h="full" display="flex" flexDirection="column" p="2" gap="1" overflow="hidden">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        h="12"
        mb="3"
        pl={isExpanded ? '3' : '0'}
      >
        {isExpanded && (
          <Link to="/" fontSize="1.5rem" aria-label={`${brand}, ${staffCopy.toShop}`}>
            <Wordmark brand={brand} />
          </Link>
        )}
        <Button
          look="quiet"
          size="icon"
          color="inherit"
          _hover={{ bg: 'rgba(255, 248, 238, 0.12)' }}
          aria-label={staffCopy.toggle}
          aria-expanded={isExpanded}
          onClick={onToggle}
        >
          <MenuIcon />
        </Button>
      </chakra.div>
      <chakra.nav aria-label={staffCopy.menu} flex="1" overflowY="auto" overflowX="hidden">
        <chakra.ul display="grid" gap="0.5">
          {(Object.keys(staffCopy.sections) as Section[]).map((section) => (
            <li key={section}>
              <SectionLink section={section} isExpanded={isExpanded} />
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.button
        type="button"
        onClick={leave}
        disabled={logout.isPending}
        title={staffCopy.logout}
        {...row}
        _hover={{ bg: 'rgba(255, 248, 238, 0.12)' }}
      >
        <LogoutIcon size="1.25rem" />
        <chakra.span srOnly={!isExpanded}>{staffCopy.logout}</chakra.span>
      </chakra.button>
    </chakra.div>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '10',
  px: '3',
  rounded: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textAlign: 'left',
} as const;

function SectionLink({ section, isExpanded }: { section: Section; isExpanded: boolean }) {
  const Icon = sectionIcons[section];
  const name = staffCopy.sections[section];
  const look = {
    ...row,
    title: isExpanded ? undefined : name,
    css: {
      '&:hover': { bg: 'rgba(255, 248, 238, 0.12)' },
      '&[data-status=active]': { bg: 'fruit.mandarin.strong', color: 'ink', fontWeight: 'bold' },
    },
    children: (
      <>
        <Icon size="1.25rem" />
        <chakra.span srOnly={!isExpanded}>{name}</chakra.span>
      </>
    ),
  };
  return section === 'orders' ? (
    <Link to="/admin/orders" {...look} />
  ) : (
    <Link to="/admin/$section" params={{ section }} {...look} />
  );
}
