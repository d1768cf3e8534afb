import { findLegalPage } from '../../../../contracts/law/legal-pages.js';
import { queryOf } from '../../lib/http/endpoints';

/** A legal text: its newest version, or the one of `version`. */
export const legalPageQuery = (name: string, version?: number) =>
  queryOf(findLegalPage, { params: { name }, query: { version } });
