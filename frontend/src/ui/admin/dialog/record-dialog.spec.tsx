import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { stubDialogs } from '../../testing/dialogs';
import { renderControl } from '../../testing/render-control';
import { RecordDialog } from './record-dialog';

beforeAll(stubDialogs);

const onServer = { title: '', line: '' };
const read = (part: keyof typeof onServer, id: string) =>
  queryOptions({
    queryKey: [part, id] as readonly unknown[],
    queryFn: () => Promise.resolve(`${onServer[part]} ${id}`),
    staleTime: 0,
  });

function Line({ id }: { id: string }) {
  return <p>{useQuery(read('line', id)).data}</p>;
}

let show: (id: string | null) => void;
function Screen() {
  const [open, setOpen] = useState<string | null>(null);
  show = setOpen;
  return (
    <RecordDialog
      open={open}
      onClose={() => setOpen(null)}
      query={(id) => read('title', id)}
      title={(title) => title ?? 'Laden'}
    >
      {(title) => <Line id={title.split(' ')[1]!} />}
    </RecordDialog>
  );
}
const open = (id: string | null) => act(async () => show(id));

it('reads a record, and what it shows with it, again at each opening', async () => {
  renderControl(<Screen />);
  Object.assign(onServer, { title: 'Peer', line: 'rijp' });
  await open('1');
  expect(await screen.findByRole('dialog', { name: 'Peer 1' })).toBeDefined();
  expect(await screen.findByText('rijp 1')).toBeDefined();
  await open(null);
  Object.assign(onServer, { title: 'Appel', line: 'rot' });
  await open('1');
  expect(await screen.findByRole('dialog', { name: 'Appel 1' })).toBeDefined();
  expect(await screen.findByText('rot 1')).toBeDefined();
});

it('keeps its content while it closes', async () => {
  renderControl(<Screen />);
  Object.assign(onServer, { title: 'Peer', line: 'rijp' });
  await open('2');
  expect(await screen.findByText('rijp 2')).toBeDefined();
  await open(null);
  expect(screen.getByText('rijp 2')).toBeDefined();
});
