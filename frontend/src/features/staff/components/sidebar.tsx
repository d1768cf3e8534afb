import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { Button, Link } from '../../../ui/controls/button';
import { MenuIcon, SearchIcon } from '../../../ui/icons';
import { Wordmark } from '../../../ui/wordmark';
import { useStaffLogout } from '../api';
import { staffCopy } from '../copy';
import { recordSearchCopy } from '../record-search/copy';
import { Menu } from './menu';
import { LogoutIcon } from './section-icons';
import { menuRow, type MenuSize } from './section-link';

interface SidebarProps {
  isExpanded: boolean;
  /** In the sheet of phones. */
  isTouch?: boolean;
  onToggle: () => void;
  onSearch: () => void;
  onLoggedOut: () => void;
}

/** The search, the menu and the logout. Collapsed, it shows only icons. */
export function Sidebar({ isExpanded, isTouch = false, onToggle, onSearch, onLoggedOut }: SidebarProps) {
  const { brand } = useShop();
  const logout = useStaffLogout();
  const size: MenuSize = isTouch ? 'touch' : isExpanded ? 'full' : 'rail';
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: staffCopy.loggedOut, text: staffCopy.loggedOutText, tone: 'success' });
        onLoggedOut();
      },
      onError: (error) => showFailure(error, staffCopy.logoutFailed),
    });
  return (
    <chakra.div h="full" display="flex" flexDirection="column" p="2" overflow="hidden">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        h={isTouch ? '12' : '10'}
        mb="1"
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
          w={isExpanded ? '10' : '8'}
          h="10"
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
        {...menuRow}
        minH={isTouch ? '11' : '9'}
        mb="1"
        px={isExpanded ? '3' : '1.5'}
        _hover={{ bg: 'hoverOnInk' }}
      >
        <SearchIcon size="1.25rem" />
        <chakra.span srOnly={!isExpanded}>{recordSearchCopy.title}</chakra.span>
      </chakra.button>
      <Menu size={size} />
      <chakra.button
        type="button"
        onClick={leave}
        disabled={logout.isPending}
        title={staffCopy.logout}
        {...menuRow}
        minH={isTouch ? '11' : '9'}
        px={isExpanded ? '3' : '1.5'}
        _hover={{ bg: 'hoverOnInk' }}
      >
        <LogoutIcon size="1.25rem" />
        <chakra.span srOnly={!isExpanded}>{staffCopy.logout}</chakra.span>
      </chakra.button>
    </chakra.div>
  );
}
