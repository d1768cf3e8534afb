import { listMadeLabels } from '../../../../contracts/shipping/labels.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const madeLabelsQuery = freshQueryOf(listMadeLabels, {});
