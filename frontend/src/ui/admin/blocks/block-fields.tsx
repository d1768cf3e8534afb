import { chakra } from '@chakra-ui/react';
import { TextArea, TextField } from '../form/fields';
import { IconButton } from '../icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { CloseIcon } from '../../icons';
import { blocksCopy as copy } from './copy';
import type { TypedBlock } from './markup';

interface BlockFieldsProps {
  block: TypedBlock;
  place: number;
  isLast: boolean;
  onType: (text: string) => void;
  /** Moves it by one place, up or down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A block of a text with its buttons. */
export function BlockFields({ block: { kind, text }, place, isLast, onType, onMove, onRemove }: BlockFieldsProps) {
  const label = copy.block(place + 1, copy.kinds[kind]);
  const hasText = kind !== 'company' && kind !== 'storage';
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="2"
      alignItems="start"
    >
      {kind === 'heading' && <TextField label={label} value={text} onChange={(event) => onType(event.target.value)} />}
      {hasText && kind !== 'heading' && (
        <TextArea label={label} value={text} onChange={(event) => onType(event.target.value)} />
      )}
      {!hasText && (
        <chakra.p fontSize="sm" fontWeight="semibold" py="2">
          {label}
        </chakra.p>
      )}
      <chakra.div display="flex">
        <IconButton label={copy.up} isOff={place === 0} onClick={() => onMove(-1)}>
          <ArrowUpIcon size="1rem" />
        </IconButton>
        <IconButton label={copy.down} isOff={isLast} onClick={() => onMove(1)}>
          <ArrowDownIcon size="1rem" />
        </IconButton>
        <IconButton label={copy.remove} onClick={onRemove}>
          <CloseIcon size="1rem" />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
