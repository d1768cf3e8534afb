import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { ColleagueName, NotedKind } from '../../../../../contracts/admin/notes.js';
import { mayCall } from '../../../../../contracts/staff/permissions.js';
import { mentionAt } from './mentioning';
import { colleagueNamesQuery, notesEndpointsOf } from './notes-api';

/** More letters lead to the others: a list that scrolls would need a focus of its own. */
const mostShown = 8;

interface Mentions {
  /** The colleagues that match what follows the `@`; empty while no mention is being typed. */
  colleagues: readonly ColleagueName[];
  highlighted: number;
  highlight: (index: number) => void;
  /** Follows the caret after each change of the text. */
  follow: (text: string, caret: number) => void;
  close: () => void;
  /** Returns whether the list used the key. */
  takeKey: (event: KeyboardEvent, onChoose: (name: string) => void) => boolean;
}

/** Suggests colleagues who may see the record while a mention is being typed. */
export function useMentions(kind: NotedKind): Mentions {
  const [typed, setTyped] = useState<string | null>(null);
  const [highlighted, highlight] = useState(0);
  const { data = [] } = useQuery(colleagueNamesQuery);
  const matches = ({ name, role, isMe }: ColleagueName) =>
    !isMe && mayCall(role, notesEndpointsOf(kind).list) && name.toLowerCase().startsWith(typed!.toLowerCase());
  const colleagues = typed === null ? [] : data.filter(matches).slice(0, mostShown);
  const close = () => setTyped(null);
  const takeKey: Mentions['takeKey'] = ({ key }, onChoose) => {
    if (colleagues.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) highlight((highlighted + step + colleagues.length) % colleagues.length);
    else if (key === 'Enter' || key === 'Tab') onChoose(colleagues[highlighted]!.name);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  const follow = (text: string, caret: number) => {
    const name = mentionAt(text, caret)?.name ?? null;
    if (name === typed) return;
    setTyped(name);
    highlight(0);
  };
  return { colleagues, highlighted, highlight, follow, close, takeKey };
}
