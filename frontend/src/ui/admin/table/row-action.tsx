import type { Answer } from '../../../lib/http/api';
import { askFirst, type Question } from '../../../lib/confirm';
import { showToast, type NewToast } from '../../../lib/toast';
import type { Outcome } from '../../../lib/http/use-change';
import { showFailure } from '../form/failure';
import { RowButton } from './row-button';

interface RowActionProps<Input, Output> {
  /** The button, and what it is called with the name of its row. */
  text: string;
  label: string;
  change: { mutate: (input: Input, outcome: Outcome<Output>) => void; isPending: boolean };
  input: Input;
  /** Asked first; "no" does nothing. */
  question?: Question;
  /** What the toast says when it is done; by the answer where that differs. */
  done: string | ((answer: Output) => NewToast);
  /** What it says where the server has no sentence of its own. */
  failed: string;
  disabled?: boolean;
}

/** Changes one row, by a button at its end, and tells how it went. */
export function RowAction<Input, Output>(props: RowActionProps<Input, Output>) {
  const { text, label, change, input, question, done, failed, disabled } = props;
  const start = async () => {
    if (question && !(await askFirst(question))) return;
    change.mutate(input, {
      onSuccess: ({ data }: Answer<Output>) =>
        showToast(typeof done === 'string' ? { title: done, tone: 'success' } : done(data)),
      onError: (error) => showFailure(error, failed),
    });
  };
  return (
    <RowButton aria-label={label} disabled={disabled || change.isPending} onClick={() => void start()}>
      {text}
    </RowButton>
  );
}
