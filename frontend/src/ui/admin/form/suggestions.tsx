import { chakra } from '@chakra-ui/react';

interface SuggestionsProps {
  id: string;
  label: string;
  /** `note`: what is said about it at the end of its line. */
  options: readonly { name: string; note?: string }[];
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (name: string) => void;
}

const showWhole = (list: HTMLUListElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** What the field above it can be completed with. The option `n` has the id `<id>-<n>`. */
export function Suggestions({ id, label, options, highlighted, onHighlight, onChoose }: SuggestionsProps) {
  return (
    <chakra.ul
      ref={showWhole}
      id={id}
      role="listbox"
      aria-label={label}
      border="1.5px solid"
      borderColor="line"
      rounded="small"
      bg="white"
      mt="1"
      overflow="hidden"
    >
      {options.map(({ name, note }, index) => (
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
          {note && (
            <chakra.span color="muted" fontSize="xs">
              {note}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
