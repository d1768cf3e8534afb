import type { QueryKey } from '@tanstack/react-query';
import { resendMail, sendMailAgain, showMail, type RecordMail } from '../../../../../contracts/mails.js';
import { request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../fresh';

export const mailQuery = (id: string) => freshQueryOf(showMail, { params: { id } });

/** Retries a failed mail; repeats a sent one as a new mail. `list`: the key of the mails of the record. */
export const useSendAgain = (list: QueryKey) =>
  useChange(
    ({ id, status }: RecordMail) => request(status === 'failed' ? resendMail : sendMailAgain, { params: { id } }),
    [list],
  );
