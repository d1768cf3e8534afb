import { chakra } from '@chakra-ui/react';
import type { ColleagueName } from '../../../../../contracts/admin/notes.js';
import { roleNames } from '../../../lib/staff/role-names';
import { notesCopy as copy } from './copy';

interface ColleagueOptionsProps {
  id: string;
  colleagues: readonly ColleagueName[];
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (name: string) => void;
}

const showWhole = (list: HTMLUListElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The colleagues that a mention can name, below the field. The option `n` has the id `<id>-<n>`. */
export function ColleagueOptions({ id, colleagues, highlighted, onHighlight, onChoose }: ColleagueOptionsProps) {
  return (
    <chakra.ul
      ref={showWhole}
      id={id}
      role="listbox"
      aria-label={copy.colleagues}
      border="1.5px solid"
      borderColor="line"
      rounded="small"
      bg="white"
      mt="1"
      overflow="hidden"
    >
      {colleagues.map(({ name, role }, index) => (
        <chakra.li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === highlighted}
          display="flex"
          justifyContent="space-between"
          gap="3"
          px="3"
          minH="9"
          alignItems="center"
          cursor="pointer"
          bg={index === highlighted ? 'stone' : undefined}
          onMouseEnter={() => onHighlight(index)}
          onMouseDown={(event) => {
            event.preventDefault(); // keeps the focus in the field
            onChoose(name);
          }}
        >
          <chakra.span overflowWrap="anywhere">{name}</chakra.span>
          <chakra.span color="muted" fontSize="xs">
            {roleNames[role]}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
