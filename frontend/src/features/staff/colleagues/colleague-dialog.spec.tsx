import { act, fireEvent, screen } from '@testing-library/react';
import type { Colleague } from '../../../../../contracts/staff/colleagues.js';
import { askFirst } from '../../../lib/confirm';
import { call } from '../../../lib/http/api';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { ColleagueDialog } from './colleague-dialog';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');
beforeAll(stubDialogs);

const sanne = { id: 7, email: 'sanne@gommie.example', role: 'staff', state: 'active' } as Colleague;

it.each([
  ['after a yes', true, 1],
  ['never after a no', false, 0],
])('changes a role %s, because an arrow key chooses at once', async (_, yes, writes) => {
  jest.mocked(askFirst).mockResolvedValue(yes);
  jest.mocked(call).mockReset();
  jest.mocked(call).mockResolvedValue({ data: [], projectionPending: false } as never);
  renderControl(
    <ColleagueDialog colleagueId="7" colleagues={[sanne]} onClose={() => undefined} />,
    loggedInAs('owner'),
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Rol');
  await act(async () => void fireEvent.change(select, { target: { value: 'owner' } }));
  expect(jest.mocked(askFirst).mock.lastCall![0]).toMatchObject({ text: expect.stringContaining('Mag alles') });
  expect(jest.mocked(call).mock.calls.filter(([method]) => method !== 'GET')).toHaveLength(writes);
  if (!yes) expect(select.value).toBe('staff');
});
