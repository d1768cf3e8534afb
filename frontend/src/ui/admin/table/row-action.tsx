import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { askFirst, type Question } from '../../../lib/confirm';
import { showToast, type NewToast } from '../../../lib/toast';
import type { Outcome } from '../../../lib/http/use-change';
import { showFailure } from '../form/failure';
import { RowButton } from './row-button';

interface RowActionProps<Input, Output> {
  /** The text of the button, and its label with the name of the row. */
  text: string;
  label: string;
  /** Shown in a table in place of the text where there is little room. */
  icon?: ReactNode;
  change: { mutate: (input: Input, outcome: Outcome<Output>) => void; isPending: boolean };
  input: Input;
  /** Asked for confirmation first; "no" does nothing. */
  question?: Question;
  /** The toast on success, optionally built from the response. */
  done: string | ((response: Output) => NewToast);
  /** The toast on failure when the server sends no sentence. */
  failed: string;
  disabled?: boolean;
}

/** A button at the end of a row that changes it and reports the outcome. */
export function RowAction<Input, Output>(props: RowActionProps<Input, Output>) {
  const { text, label, icon, change, input, question, done, failed, disabled } = props;
  const start = async () => {
    if (question && !(await askFirst(question))) return;
    change.mutate(input, {
      onSuccess: ({ data }) => showToast(typeof done === 'string' ? { title: done, tone: 'success' } : done(data)),
      onError: (error) => showFailure(error, failed),
    });
  };
  return (
    <RowButton
      aria-label={label}
      title={icon ? text : undefined}
      disabled={disabled || change.isPending}
      onClick={() => void start()}
    >
      {icon && (
        <chakra.span data-icon display="none">
          {icon}
        </chakra.span>
      )}
      <span>{text}</span>
    </RowButton>
  );
}
