import { chakra } from '@chakra-ui/react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { InlineButton } from '../form/fields';
import { BlockFields } from './block-fields';
import { blocksCopy as copy } from './copy';
import { moved, nextId, type TypedBlock } from './markup';

interface BlockListProps {
  typed: readonly TypedBlock[];
  /** The kinds of block that staff can add. */
  kinds: readonly Block['kind'][];
  onChange: (typed: TypedBlock[]) => void;
  /** Whether it explains how to format text. */
  hasHint?: boolean;
}

/** The blocks of a text as fields, with buttons that add, move and remove them. */
export function BlockList({ typed, kinds, onChange, hasHint = true }: BlockListProps) {
  const type = (id: number, text: string) => onChange(typed.map((one) => (one.id === id ? { ...one, text } : one)));
  const add = (kind: Block['kind']) => onChange([...typed, { id: nextId(typed), kind, text: '' }]);
  return (
    <>
      {hasHint && (
        <chakra.p fontSize="sm" color="muted">
          {copy.hint}
        </chakra.p>
      )}
      {typed.map((block, place) => (
        <BlockFields
          key={block.id}
          block={block}
          place={place}
          isLast={place === typed.length - 1}
          onType={(text) => type(block.id, text)}
          onMove={(by) => onChange(moved(typed, place, by))}
          onRemove={() => onChange(typed.filter(({ id }) => id !== block.id))}
        />
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {kinds.map((kind) => (
          <InlineButton key={kind} onClick={() => add(kind)}>
            {copy.add(copy.kinds[kind])}
          </InlineButton>
        ))}
      </chakra.div>
    </>
  );
}
