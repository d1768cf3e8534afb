import { useRef } from 'react';

/**
 * Returns the id of a submission, which makes a repeat idempotent: the same for a retry of the same content, and a new one
 * after an edit. The server would otherwise take the edited form for the one that it has, and confirm it.
 */
export function useSubmissionId(): (content: object) => string {
  const last = useRef<{ content: string; id: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
