import { useQuery } from '@tanstack/react-query';
import type { StaffSession } from '../../../../../contracts/staff/sessions.js';
import { call } from '../../../lib/http/api';
import { useChange } from '../../../lib/http/use-change';
import { readFresh } from '../../../ui/admin/fresh';
import { Panel } from '../../../ui/admin/layout/panel';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sessionsCopy as copy } from './copy';
import { SessionList } from './session-list';

const path = '/api/admin/me/sessions';
const ownSessionsQuery = readFresh<StaffSession[]>('me', 'sessions');

/** The own sessions, for the page "Mijn account". */
export function OwnSessions() {
  const sessions = useQuery(ownSessionsQuery);
  const end = useChange(
    (id: string | null) => call('DELETE', id === null ? path : `${path}/${id}`),
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
