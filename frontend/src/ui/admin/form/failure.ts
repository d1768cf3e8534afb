import { hasCode, sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { adminCopy } from '../copy';

/** Shows the error toast "Fout" with the server's own sentence, or else with `otherwise`. */
export function showFailure(error: unknown, otherwise: string): void {
  const isUnexplained = hasCode(error, 'internal');
  showError(adminCopy.error, isUnexplained ? otherwise : sentenceOf(error, otherwise));
}
