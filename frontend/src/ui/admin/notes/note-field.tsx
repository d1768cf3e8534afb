import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { NotedKind } from '../../../../../contracts/admin/notes.js';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import { roleNames } from '../../../lib/staff/role-names';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { TextArea } from '../form/fields';
import { Suggestions } from '../form/suggestions';
import { mostCharacters, notesCopy } from './copy';
import { withMention } from './mentioning';
import { useMentions } from './use-mentions';

interface NoteFieldProps {
  kind: NotedKind;
  label: string;
  hint?: string;
  action: string;
  text?: string;
  isSending?: boolean;
  /** Calls `onFailed` when the text was not stored, so that the field shows it again. */
  onSend: (text: string, onFailed: () => void) => void;
  /** Absent for new notes: the field then empties at once, so that the next can be typed. */
  onCancel?: () => void;
}

/** A text that Enter sends. Shift + Enter starts a line, `@` suggests colleagues. */
export function NoteField({ kind, label, hint, action, text = '', isSending, onSend, onCancel }: NoteFieldProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const mentions = useMentions(kind);
  const listId = useId();
  const isOpen = mentions.colleagues.length > 0;
  const mayClose = useUnsavedGuard(typed.trim() !== text.trim() && !isSending);
  const cancel = async () => {
    if (await mayClose()) onCancel?.();
  };
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [typed]);
  const send = () => {
    if (typed.trim() === '' || isSending) return field.current?.focus();
    mentions.close();
    if (!onCancel) setTyped('');
    onSend(typed, () => setTyped((now) => (now === typed || now === '' ? typed : `${typed}\n${now}`)));
  };
  const choose = (name: string) => {
    const chosen = withMention(typed, field.current!.selectionStart, name);
    nextCaret.current = chosen.caret;
    setTyped(chosen.text);
    mentions.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (mentions.takeKey(event, choose)) event.stopPropagation();
    else if (event.key === 'Enter' && !event.shiftKey) send();
    else if (event.key === 'Escape' && onCancel) void cancel();
    else return;
    event.preventDefault();
  };
  return (
    <chakra.form
      display="grid"
      gap="2"
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        autoFocus={onCancel !== undefined}
        maxLength={mostCharacters}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${mentions.highlighted}` : undefined}
        value={typed}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          setTyped(value);
          mentions.follow(value, selectionStart);
        }}
        onSelect={({ currentTarget: { value, selectionStart } }) => mentions.follow(value, selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={mentions.close}
      />
      {isOpen && (
        <Suggestions
          id={listId}
          label={notesCopy.colleagues}
          options={mentions.colleagues.map(({ name, role }) => ({ name, note: roleNames[role] }))}
          highlighted={mentions.highlighted}
          onHighlight={mentions.highlight}
          onChoose={choose}
        />
      )}
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" look="ink" aria-disabled={isSending}>
          {action}
        </Button>
        {onCancel && (
          <Button size="sm" look="line" onClick={() => void cancel()}>
            {adminCopy.cancel}
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
}
