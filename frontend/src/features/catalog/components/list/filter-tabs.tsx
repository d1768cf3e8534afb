import { chakra } from '@chakra-ui/react';
import { useRef, type MouseEvent } from 'react';
import { isPlainClick } from '../../../../lib/browser/plain-click';
import { useScrolledToCurrent } from '../../../../lib/browser/use-scrolled-to-current';
import { ChipLink } from '../../../../ui/controls/button';
import { catalogCopy } from '../../copy';
import { homeTabs, type HomeTab } from '../../../../lib/shop/filter-products';

interface FilterTabsProps {
  category: string | undefined;
  chosen: HomeTab | undefined;
  onChoose: (tab: HomeTab | undefined) => void;
}

/** Chips that filter the grid and stick under the header. Each links to its tab; a plain click filters in place. */
export function FilterTabs({ category, chosen, onChoose }: FilterTabsProps) {
  const tabs = [undefined, ...homeTabs];
  const choose = (event: MouseEvent, tab: HomeTab | undefined) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(tab);
  };
  const bar = useRef<HTMLDivElement>(null);
  useScrolledToCurrent(bar, chosen);
  return (
    <chakra.div
      ref={bar}
      data-bar
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
          <ChipLink
            key={tab ?? 'alles'}
            to="/"
            search={{ category, filter: tab }}
            hash="products"
            aria-current={tab === chosen}
            data-current={tab === chosen || undefined}
            onClick={(event) => choose(event, tab)}
          >
            {tab ? catalogCopy.tabs[tab] : catalogCopy.everything}
          </ChipLink>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
