import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/controls/button';
import { MenuIcon, SearchIcon } from '../../../ui/icons';
import { staffCopy } from '../copy';
import { recordSearchCopy } from '../record-search/copy';

interface PhoneBarProps {
  onMenu: () => void;
  onSearch: () => void;
}

/** The menu and the search on phones, above every screen. In view while the page scrolls, unless the screen is low. */
export function PhoneBar({ onMenu, onSearch }: PhoneBarProps) {
  return (
    <chakra.header
      data-bar
      css={{ display: 'flex', '@media (min-width: 48rem)': { display: 'none' } }}
      position="sticky"
      top="0"
      zIndex="sticky"
      alignItems="center"
      gap="1"
      h="12"
      pl="1.5"
      pr="4"
      bg="ink"
      color="paper"
    >
      <Button
        look="quiet"
        size="icon"
        color="inherit"
        _hover={{ bg: 'hoverOnInk' }}
        aria-label={staffCopy.menu}
        onClick={onMenu}
      >
        <MenuIcon />
      </Button>
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="2"
        flex="1"
        h="9"
        px="3"
        rounded="full"
        bg="hoverOnInk"
        textAlign="left"
        onClick={onSearch}
      >
        <SearchIcon size="1.125rem" />
        <span>{recordSearchCopy.title}</span>
      </chakra.button>
    </chakra.header>
  );
}
