import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useMayOpen } from '../../../lib/staff/may';
import type { Section } from '../../../lib/staff/section-access';
import { ChevronIcon } from '../../../ui/icons';
import { staffCopy } from '../copy';
import { menuGroups, type MenuGroup } from '../sections';
import { useMenuGroups } from '../use-menu-groups';
import { useOpenWork } from '../use-open-work';
import { SectionLink, type MenuSize } from './section-link';

/** The sections in groups that open and close. A closed group still shows its sections with open work and the current one. */
export function Menu({ size }: { size: MenuSize }) {
  const mayOpen = useMayOpen();
  const openWork = useOpenWork();
  const [isOpen, toggle] = useMenuGroups();
  const current = useRouterState({ select: ({ location }) => location.pathname.split('/')[2] });
  return (
    <chakra.nav
      aria-label={staffCopy.menu}
      flex="1"
      overflowY="auto"
      overflowX="hidden"
      display="grid"
      alignContent="start"
    >
      {menuGroups.map(({ group, sections }) => {
        const allowed = sections.filter(mayOpen);
        if (allowed.length === 0) return null;
        if (group === 'start' || group === 'own')
          return <Links key={group} sections={allowed} size={size} openWork={openWork} />;
        const shown = isOpen(group) ? allowed : allowed.filter((one) => one === current || openWork(one) > 0);
        return (
          <Group key={group} group={group} size={size} isOpen={isOpen(group)} onToggle={() => toggle(group)}>
            <Links sections={shown} size={size} openWork={openWork} />
          </Group>
        );
      })}
    </chakra.nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  size: MenuSize;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Group({ group, size, isOpen, onToggle, children }: GroupProps) {
  const id = useId();
  const name = staffCopy.groups[group];
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 fontFamily="body" fontSize="xs" fontWeight="semibold" letterSpacing="0">
        <chakra.button
          id={id}
          type="button"
          aria-expanded={isOpen}
          title={size === 'rail' ? name : undefined}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          justifyContent={size === 'rail' ? 'center' : 'space-between'}
          w="full"
          minH={size === 'touch' ? '11' : size === 'rail' ? '6' : '7'}
          px={size === 'rail' ? '0' : '3'}
          rounded="small"
          opacity={0.8}
          _hover={{ bg: 'hoverOnInk', opacity: 1 }}
        >
          <chakra.span srOnly={size === 'rail'}>{name}</chakra.span>
          <chakra.span aria-hidden display="inline-flex" transform={isOpen ? undefined : 'rotate(-90deg)'}>
            <ChevronIcon size="0.875rem" />
          </chakra.span>
        </chakra.button>
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

interface LinksProps {
  sections: readonly Section[];
  size: MenuSize;
  openWork: (section: Section) => number;
}

function Links({ sections, size, openWork }: LinksProps) {
  if (sections.length === 0) return null;
  return (
    <chakra.ul display="grid">
      {sections.map((section) => (
        <li key={section}>
          <SectionLink section={section} size={size} count={openWork(section)} />
        </li>
      ))}
    </chakra.ul>
  );
}
