import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { removeView, type SavedView, type ViewedList } from '../../../../../../contracts/admin/saved-views.js';
import { useMay } from '../../../../lib/staff/may';
import { showToast } from '../../../../lib/toast';
import { Button, Chip } from '../../../controls/button';
import { showFailure } from '../../form/failure';
import { useListSearch } from '../use-list-search';
import { viewsCopy as copy } from './copy';
import { RemoveView, ViewDialog } from './view-dialog';
import { areSame, isEmpty, settingsOf, showing, type Settings } from './view-settings';
import { useChangeView, viewsQuery } from './views-api';

/**
 * The saved views of a list: each shows its filter, order and columns. What is shown can be saved as one. Renders nothing
 * without a view and a filter.
 */
export function ViewTabs({ list }: { list: ViewedList }) {
  const [search, setSearch] = useListSearch();
  const { data: views = [] } = useQuery(viewsQuery(list));
  const may = useMay();
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const settings = settingsOf(search);
  const shown = views.find((view) => areSame(settingsOf(view.settings), settings));
  const opened = views.find(({ id, isMine }) => isMine && id === openedId);
  if (views.length === 0 && isEmpty(settings)) return null;
  const show = (id: string | null, chosen: Settings) => {
    setOpenedId(id);
    setSearch(showing(chosen));
  };
  return (
    <chakra.nav
      aria-label={copy.title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mb="4"
      data-screen-only
    >
      <ViewTab isShown={isEmpty(settings)} onShow={() => show(null, {})}>
        {copy.all}
      </ViewTab>
      {views.map(({ id, name, isMine, settings: saved }) => (
        <ViewTab key={id} isShown={id === shown?.id} onShow={() => show(id, settingsOf(saved))}>
          {isMine ? name : copy.shared(name)}
        </ViewTab>
      ))}
      {shown?.isMine && (
        <Button look="quiet" size="sm" onClick={() => setEditing(shown)}>
          {copy.edit(shown.name)}
        </Button>
      )}
      {shown?.isLeft && may(removeView, 'accounts') && (
        <RemoveView list={list} view={shown} onRemoved={() => setOpenedId(null)} />
      )}
      {!shown && opened && <Replace list={list} view={opened} settings={settings} />}
      {!shown && !isEmpty(settings) && (
        <Button look="quiet" size="sm" onClick={() => setEditing('new')}>
          {copy.save}
        </Button>
      )}
      {editing && (
        <ViewDialog
          list={list}
          view={editing === 'new' ? null : editing}
          settings={settings}
          onClose={() => setEditing(null)}
        />
      )}
    </chakra.nav>
  );
}

function ViewTab({ isShown, onShow, children }: { isShown: boolean; onShow: () => void; children: string }) {
  return (
    <Chip minH="9" aria-current={isShown || undefined} onClick={onShow}>
      {children}
    </Chip>
  );
}

/** Gives a view of the reader what the list shows now. */
function Replace({ list, view, settings }: { list: ViewedList; view: SavedView; settings: Settings }) {
  const change = useChangeView(list);
  const replace = () =>
    change.mutate(
      { viewId: view.id, settings },
      {
        onSuccess: () => showToast({ title: copy.saved, tone: 'success' }),
        onError: (error) => showFailure(error, copy.failed),
      },
    );
  return (
    <Button look="quiet" size="sm" disabled={change.isPending} onClick={replace}>
      {copy.replace(view.name)}
    </Button>
  );
}
