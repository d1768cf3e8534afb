import { chakra } from '@chakra-ui/react';
import type { FruitName, GummyShape } from '../../../theme/fruit';
import { CheckIcon } from '../../../ui/icons';
import { Gummy } from '../../../ui/gummy';

interface OptionCardProps {
  type: 'checkbox' | 'radio';
  /** The name of the question's input group. */
  name: string;
  label: string;
  note?: string;
  fruit: FruitName;
  gummy?: GummyShape;
  isChosen: boolean;
  onChoose: () => void;
}

/** An answer as a card in its own fruit. It contains a native checkbox or radio button for keyboard use. */
export function OptionCard({ type, name, label, note, fruit, gummy, isChosen, onChoose }: OptionCardProps) {
  return (
    <chakra.label
      position="relative"
      display="flex"
      flexDirection={{ base: gummy ? 'column' : 'row', md: 'row' }}
      alignItems={{ base: gummy ? 'flex-start' : 'center', md: 'center' }}
      gap={{ base: '2', md: '4' }}
      minH={{ base: '16', md: '5.5rem' }}
      p={{ base: '3.5', md: '5' }}
      pr="12"
      rounded="card"
      bg={isChosen ? `fruit.${fruit}.strong` : 'paper'}
      color={isChosen ? `fruit.${fruit}.on` : 'ink'}
      lineHeight="1.25"
      userSelect="none"
      transition="background-color 150ms, color 150ms, translate 250ms var(--gum-easings-spring)"
      _hover={{ translate: '0 -3px' }}
      _active={{ translate: '0 0' }}
      css={{ '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' } }}
    >
      <chakra.input type={type} name={name} checked={isChosen} onChange={onChoose} srOnly />
      {gummy && (
        <Gummy
          shape={gummy}
          w={{ base: '9', md: '12' }}
          h={{ base: '9', md: '12' }}
          objectFit="contain"
          flexShrink={0}
          filter={isChosen ? 'brightness(1.15) drop-shadow(0 0 1px var(--gum-colors-glow))' : undefined}
        />
      )}
      <span>
        <chakra.span display="block" fontWeight="bold" fontSize={{ base: 'md', md: 'lg' }}>
          {label}
        </chakra.span>
        {note && (
          <chakra.span display="block" fontSize="sm" mt="1">
            {note}
          </chakra.span>
        )}
      </span>
      <chakra.span
        aria-hidden="true"
        position="absolute"
        right="3.5"
        top={{ base: gummy ? '3.5' : '50%', md: '50%' }}
        translate={{ base: gummy ? '0 0' : '0 -50%', md: '0 -50%' }}
        w="7"
        h="7"
        display="grid"
        placeItems="center"
        rounded={type === 'radio' ? 'full' : '8px'}
        border="1.5px solid"
        borderColor={isChosen ? 'transparent' : 'outline'}
        bg={isChosen ? 'paper' : undefined}
        color="ink"
      >
        {isChosen && <CheckIcon size="1.125rem" />}
      </chakra.span>
    </chakra.label>
  );
}
