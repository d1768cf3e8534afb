import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { useMayOpen } from '../../../lib/staff/may';
import type { Section } from '../../../lib/staff/section-access';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { Button, Link } from '../../../ui/controls/button';
import { MenuIcon, SearchIcon } from '../../../ui/icons';
import { Wordmark } from '../../../ui/wordmark';
import { useStaffLogout } from '../api';
import { staffCopy } from '../copy';
import { recordSearchCopy } from '../record-search/copy';
import { attentionSectionIds, mainSectionIds, sectionNames } from '../sections';
import { LogoutIcon, sectionIcons } from './section-icons';

interface SidebarProps {
  isExpanded: boolean;
  onToggle: () => void;
  onSearch: () => void;
  onLoggedOut: () => void;
}

/** The sections, the lists of open tasks below them, and the logout. Collapsed, it shows only icons. */
export function Sidebar({ isExpanded, onToggle, onSearch, onLoggedOut }: SidebarProps) {
  const { brand } = useShop();
  const logout = useStaffLogout();
  const mayOpen = useMayOpen();
  const attention = attentionSectionIds.filter(mayOpen);
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: staffCopy.loggedOut, text: staffCopy.loggedOutText, tone: 'success' });
        onLoggedOut();
      },
      onError: (error) => showFailure(error, staffCopy.logoutFailed),
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
          w={isExpanded ? '11' : '8'}
          color="inherit"
          _hover={{ bg: 'hoverOnInk' }}
          aria-label={staffCopy.toggle}
          aria-expanded={isExpanded}
          onClick={onToggle}
        >
          <MenuIcon />
        </Button>
      </chakra.div>
      <chakra.button
        type="button"
        onClick={onSearch}
        title={recordSearchCopy.open}
        aria-keyshortcuts="Control+K Meta+K"
        {...row}
        minH="10"
        mb="2"
        px={isExpanded ? '3' : '1.5'}
        _hover={{ bg: 'hoverOnInk' }}
      >
        <SearchIcon size="1.25rem" />
        <chakra.span srOnly={!isExpanded}>{recordSearchCopy.title}</chakra.span>
      </chakra.button>
      <chakra.nav aria-label={staffCopy.menu} flex="1" overflowY="auto" overflowX="hidden">
        <SectionLinks sections={mainSectionIds.filter(mayOpen)} isExpanded={isExpanded} />
        {attention.length > 0 && (
          <>
            <chakra.h2
              srOnly={!isExpanded}
              px="3"
              mt="6"
              mb="1"
              fontSize="xs"
              fontFamily="body"
              fontWeight="semibold"
              letterSpacing="0"
              opacity={0.7}
            >
              {staffCopy.attention}
            </chakra.h2>
            <chakra.hr display={isExpanded ? 'none' : 'block'} my="2" border="0" h="1px" bg="lineOnInk" />
            <SectionLinks sections={attention} isExpanded={isExpanded} isQuiet />
          </>
        )}
      </chakra.nav>
      <chakra.button
        type="button"
        onClick={leave}
        disabled={logout.isPending}
        title={staffCopy.logout}
        {...row}
        minH="10"
        px={isExpanded ? '3' : '1.5'}
        _hover={{ bg: 'hoverOnInk' }}
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
  rounded: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textAlign: 'left',
} as const;

interface SectionLinksProps {
  sections: readonly Section[];
  isExpanded: boolean;
  isQuiet?: boolean;
}

function SectionLinks({ sections, isExpanded, isQuiet = false }: SectionLinksProps) {
  return (
    <chakra.ul display="grid" gap="0.5">
      {sections.map((section) => (
        <li key={section}>
          <SectionLink section={section} isExpanded={isExpanded} isQuiet={isQuiet} />
        </li>
      ))}
    </chakra.ul>
  );
}

function SectionLink({ section, isExpanded, isQuiet }: { section: Section; isExpanded: boolean; isQuiet: boolean }) {
  const Icon = sectionIcons[section];
  const name = sectionNames[section];
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      activeOptions={{ includeSearch: false }}
      {...row}
      minH={isQuiet ? '8' : '10'}
      px={isExpanded ? '3' : '1.5'}
      fontSize={isQuiet ? 'xs' : undefined}
      title={isExpanded ? undefined : name}
      css={{
        '&:hover': { bg: 'hoverOnInk' },
        '&[data-status=active]': { bg: 'fruit.mandarin.strong', color: 'ink', fontWeight: 'bold' },
      }}
    >
      <Icon size={isQuiet ? '1.125rem' : '1.25rem'} />
      <chakra.span srOnly={!isExpanded}>{name}</chakra.span>
    </Link>
  );
}
