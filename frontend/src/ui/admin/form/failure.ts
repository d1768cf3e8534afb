import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { adminCopy } from '../copy';

/** The red toast "Fout" with the server's own sentence; where it has none to give, with what did not work. */
export function showFailure(error: unknown, otherwise: string): void {
  const isUnexplained = error instanceof ApiError && error.code === 'internal';
  showError(adminCopy.error, isUnexplained ? otherwise : sentenceOf(error, otherwise));
}
