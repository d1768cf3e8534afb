import { chakra } from '@chakra-ui/react';
import { Chip } from '../../../ui/button';
import { catalogCopy } from '../copy';
import { homeTabs, type HomeTab } from '../filter-products';

interface FilterTabsProps {
  chosen: HomeTab | undefined;
  onChoose: (tab: HomeTab | undefined) => void;
}

/** Chips that pick a part of the grid. They stay under the header while the grid scrolls. */
export function FilterTabs({ chosen, onChoose }: FilterTabsProps) {
  const tabs = [undefined, ...homeTabs];
  return (
    <chakra.div
      position="sticky"
      top={{ base: '16', md: '20' }}
      zIndex="sticky"
      bg="paper"
      overflowX="auto"
      scrollbarWidth="none"
    >
      <chakra.div
        role="group"
        aria-label={catalogCopy.tabsLabel}
        display="flex"
        gap="2"
        maxW="wide"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="3"
      >
        {tabs.map((tab) => (
          <Chip key={tab ?? 'alles'} aria-pressed={tab === chosen} onClick={() => onChoose(tab)}>
            {tab ? catalogCopy.tabs[tab] : catalogCopy.everything}
          </Chip>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
