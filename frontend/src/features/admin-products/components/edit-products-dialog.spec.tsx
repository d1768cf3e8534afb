import { act, fireEvent, screen } from '@testing-library/react';
import { askFirst } from '../../../lib/confirm';
import { call } from '../../../lib/http/api';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { noEdit } from '../edit-values';
import { EditProductsDialog } from './edit-products-dialog';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');

const onClose = jest.fn();
const open = () =>
  renderControl(
    <EditProductsDialog
      productIds={[3]}
      start={{ ...noEdit, status: 'archived' }}
      onArchive={jest.fn()}
      onClose={onClose}
    />,
  );
const pressEscape = () => act(async () => void fireEvent.keyDown(screen.getByLabelText('Smaak'), { key: 'Escape' }));

beforeAll(stubDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(call).mockResolvedValue({ data: [], projectionPending: false });
});

it('closes without a question while it holds only what was filled in for staff', async () => {
  open();
  await pressEscape();
  expect(askFirst).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before what is typed is lost', async () => {
  open();
  fireEvent.change(screen.getByLabelText('Smaak'), { target: { value: 'Peer' } });
  await pressEscape();
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
