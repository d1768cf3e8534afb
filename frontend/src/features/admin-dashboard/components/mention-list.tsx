import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Mention } from '../../../../../contracts/admin/notes.js';
import { formatMoment, formatNumber } from '../../../lib/format';
import { Loaded } from '../../../ui/admin/list/list-page';
import { Panel } from '../../../ui/admin/layout/panel';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { StatusPill } from '../../../ui/admin/status/status';
import { RowAction } from '../../../ui/admin/table/row-action';
import { mentionsQuery, useReadMention } from '../api';
import { dashboardCopy as copy } from '../copy';

/** The notes that mention the reader, until marked as read. Renders nothing when there are none. */
export function MentionList() {
  const mentions = useQuery(mentionsQuery);
  if (mentions.data?.length === 0 || mentions.isPending) return null;
  const count = mentions.data && copy.unread(formatNumber(mentions.data.length));
  return (
    <Panel title={copy.mentions} action={count && <StatusPill tone="waiting">{count}</StatusPill>}>
      <Loaded query={mentions}>
        <chakra.ul borderTop="1.5px solid" borderColor="ink">
          {mentions.data?.map((mention) => (
            <Item key={mention.id} mention={mention} />
          ))}
        </chakra.ul>
      </Loaded>
    </Panel>
  );
}

function Item({ mention: { id, kind, recordId, text, author, createdAt } }: { mention: Mention }) {
  const read = useReadMention(id);
  const moment = formatMoment(createdAt);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="start"
      gap="3"
      py="3"
      borderBottom="1.5px solid"
      borderColor="stone"
    >
      <chakra.div minW="0" flex="1 1 16rem">
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.p>
        <chakra.p fontSize="xs" color="muted">
          <span>{`${author} · ${moment} · `}</span>
          <RecordLink of={kind === 'order' ? 'orders' : 'customers'} reference={recordId}>
            {copy.toRecord[kind]}
          </RecordLink>
        </chakra.p>
      </chakra.div>
      <RowAction
        text={copy.markRead}
        label={copy.markReadOf(author, moment)}
        change={read}
        input={undefined}
        done={copy.wasRead}
        failed={copy.readFailed}
      />
    </chakra.li>
  );
}
