import {
  findLegalPage,
  listLegalPages,
  publishLegalPage,
  type PublishLegalPage,
} from '../../../../contracts/law/legal-pages.js';
import type { LegalPageName } from '../../../../contracts/law/legal-page-names.js';
import { keyOf, queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export const legalPagesQuery = freshQueryOf(listLegalPages, {});

/** The newest version of a text. */
export const newestTextQuery = (name: LegalPageName) => queryOf(findLegalPage, { params: { name } });

export const usePublish = (name: LegalPageName) =>
  useChange(
    (body: PublishLegalPage) => request(publishLegalPage, { params: { name }, body }),
    [legalPagesQuery.queryKey, keyOf(findLegalPage, { params: { name } })],
  );
