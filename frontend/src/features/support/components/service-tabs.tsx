import { chakra } from '@chakra-ui/react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { isPlainClick } from '../../../lib/browser/plain-click';
import { supportCopy } from '../copy';
import { serviceTabs, type ServiceTab } from '../tab-from-hash';

interface ServiceTabsProps {
  chosen: ServiceTab;
  onChoose: (tab: ServiceTab) => void;
}

export const tabId = (tab: ServiceTab) => `tab-${tab}`;
export const panelId = 'service-panel';

const moves: Record<string, (place: number) => number> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: () => -1,
  ' ': (place) => place,
};

/** Three large tabs with arrow-key navigation. Without JavaScript they link to their part of the page. */
export function ServiceTabs({ chosen, onChoose }: ServiceTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(serviceTabs.indexOf(chosen));
    const tab = next === undefined ? undefined : serviceTabs.at(next % serviceTabs.length);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  const choose = (event: MouseEvent, tab: ServiceTab) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(tab);
  };
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={supportCopy.serviceTabs}
      onKeyDown={move}
      mt={{ base: '6', md: '10' }}
      display="flex"
      gap={{ base: '1', md: '2' }}
      p="1.5"
      rounded="full"
      bg="paper"
      w={{ base: 'full', md: 'fit-content' }}
    >
      {serviceTabs.map((tab) => (
        <chakra.a
          key={tab}
          href={`#${tab}`}
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={(event) => choose(event, tab)}
          display="grid"
          placeItems="center"
          flex={{ base: '1', md: 'none' }}
          minH="12"
          px={{ base: '2', md: '8' }}
          rounded="full"
          fontWeight="bold"
          fontSize={{ base: 'sm', md: 'md' }}
          transition="background-color 150ms, color 150ms"
          _hover={{ bg: 'stone' }}
          _selected={{ bg: 'ink', color: 'paper' }}
        >
          {supportCopy.tabs[tab]}
        </chakra.a>
      ))}
    </chakra.div>
  );
}
