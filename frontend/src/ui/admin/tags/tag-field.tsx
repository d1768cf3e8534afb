import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { longestTag, TagSchema, typedTag } from '../../../../../contracts/admin/tags.js';
import { Button } from '../../controls/button';
import { TextField } from '../form/fields';
import { showFailure } from '../form/failure';
import { Suggestions } from '../form/suggestions';
import { tagsCopy as copy } from './copy';
import { usedTagsQuery, useAddTag, type TagsOf } from './tags-api';

/** More letters lead to the others: a list that scrolls would need a focus of its own. */
const mostShown = 6;

interface TagFieldProps {
  of: TagsOf;
  /** What the record has; these are not suggested. */
  tags: readonly string[];
  field: RefObject<HTMLInputElement | null>;
}

/** A word that Enter adds. The arrow keys choose one of those in use. */
export function TagField({ of, tags, field }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, highlight] = useState(-1);
  const add = useAddTag(of);
  const { data: used = [] } = useQuery(usedTagsQuery(of.kind));
  const listId = useId();
  const matches = (tag: string) => tag.startsWith(typedTag(typed)) && !tags.includes(tag);
  const options = isOpen ? used.filter(matches).slice(0, mostShown) : [];
  const show = (text: string) => {
    setTyped(text);
    setError(undefined);
    setOpen(true);
    highlight(-1);
  };
  const send = (text: string) => {
    const parsed = TagSchema.safeParse(text);
    setOpen(false);
    highlight(-1);
    if (typedTag(text) === '') return field.current?.focus();
    if (!parsed.success) return setError(parsed.error.issues[0]!.message);
    setTyped('');
    add.mutate(parsed.data, {
      onError: (error) => {
        setTyped((now) => now || text);
        showFailure(error, copy.failed);
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) setOpen(true);
    else if (step && options.length > 0) highlight(Math.max(-1, Math.min(highlighted + step, options.length - 1)));
    else if (event.key === 'Enter') send(options[highlighted] ?? typed);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <chakra.form
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <TextField
        ref={field}
        label={copy.field}
        hint={copy.hint}
        error={error}
        maxLength={longestTag + 8} // a longer word gets its sentence, and spaces do not count
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={highlighted < 0 ? undefined : `${listId}-${highlighted}`}
        value={typed}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {options.length > 0 && (
        <Suggestions
          id={listId}
          label={copy.used}
          options={options.map((name) => ({ name }))}
          highlighted={highlighted}
          onHighlight={highlight}
          onChoose={send}
        />
      )}
      <Button type="submit" size="sm" look="line" mt="2">
        {copy.add}
      </Button>
    </chakra.form>
  );
}
