import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/admin/list/list-page';
import { SessionList } from '../sessions/session-list';
import { colleagueSessionsQuery, useEndColleagueSession } from './api';

export function ColleagueSessions({ id }: { id: number }) {
  const sessions = useQuery(colleagueSessionsQuery(id));
  const end = useEndColleagueSession(id);
  return (
    <Loaded query={sessions}>
      <SessionList sessions={sessions.data} end={end} endsOthersOnly={false} />
    </Loaded>
  );
}
