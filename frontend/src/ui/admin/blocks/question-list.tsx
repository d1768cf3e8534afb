import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { CloseIcon } from '../../icons';
import { InlineButton, TextField } from '../form/fields';
import { IconButton } from '../icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { BlockList } from './block-list';
import { blocksCopy as copy } from './copy';
import { moved, nextId, type TypedBlock } from './markup';
import { sectionsOf } from './sections';

const kinds = ['paragraph', 'list'] as const satisfies Block['kind'][];

interface QuestionListProps {
  /** Headings, each with its answer. */
  typed: readonly TypedBlock[];
  onChange: (typed: TypedBlock[]) => void;
  /** What staff reads below a question with this key. */
  noteOf: (key: string) => ReactNode;
}

/** Questions with their answers as fields, with buttons that add, move and remove a question together with its answer. */
export function QuestionList({ typed, onChange, noteOf }: QuestionListProps) {
  const sections = sectionsOf(typed);
  const change = (place: number, section: readonly TypedBlock[]) =>
    onChange(sections.map((one, index) => (index === place ? section : one)).flat());
  const add = () => {
    const id = nextId(typed);
    onChange([...typed, { id, kind: 'heading', text: '' }, { id: id + 1, kind: 'paragraph', text: '' }]);
  };
  return (
    <>
      <chakra.p fontSize="sm" color="muted">
        {copy.hint}
      </chakra.p>
      {sections.map(([heading, ...answer], place) => {
        const { id, key, text } = heading!;
        const label = copy.question(place + 1);
        return (
          <chakra.div
            key={id}
            role="group"
            aria-label={label}
            display="grid"
            gap="3"
            borderTop="1.5px solid"
            borderColor="stone"
            pt="4"
          >
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2" alignItems="start">
              <TextField
                label={label}
                value={text}
                maxLength={200}
                hint={key && noteOf(key)}
                onChange={({ target }) => change(place, [{ ...heading!, text: target.value }, ...answer])}
              />
              <chakra.div display="flex">
                <IconButton
                  label={copy.up}
                  isOff={place === 0}
                  onClick={() => onChange(moved(sections, place, -1).flat())}
                >
                  <ArrowUpIcon size="1rem" />
                </IconButton>
                <IconButton
                  label={copy.down}
                  isOff={place === sections.length - 1}
                  onClick={() => onChange(moved(sections, place, 1).flat())}
                >
                  <ArrowDownIcon size="1rem" />
                </IconButton>
                <IconButton label={copy.removeQuestion} onClick={() => change(place, [])}>
                  <CloseIcon size="1rem" />
                </IconButton>
              </chakra.div>
            </chakra.div>
            <BlockList
              typed={answer}
              kinds={kinds}
              hasHint={false}
              onChange={(next) => change(place, [heading!, ...next])}
            />
          </chakra.div>
        );
      })}
      <chakra.div>
        <InlineButton onClick={add}>{copy.addQuestion}</InlineButton>
      </chakra.div>
    </>
  );
}
