import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../../../../contracts/staff/sessions.js';
import { request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Panel } from '../../../ui/admin/layout/panel';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sessionsCopy as copy } from './copy';
import { SessionList } from './session-list';

const ownSessionsQuery = freshQueryOf(listOwnSessions, {});

/** The own sessions, for the page "Mijn account". */
export function OwnSessions() {
  const sessions = useQuery(ownSessionsQuery);
  const end = useChange(
    (id: string | null) => (id === null ? request(endOtherSessions, {}) : request(endOwnSession, { params: { id } })),
    [ownSessionsQuery.queryKey],
  );
  return (
    <Panel title={copy.title}>
      <Loaded query={sessions}>
        <SessionList sessions={sessions.data} end={end} endsOthersOnly />
      </Loaded>
    </Panel>
  );
}
