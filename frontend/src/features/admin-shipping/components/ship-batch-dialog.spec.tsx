import { act, fireEvent, screen } from '@testing-library/react';
import type { WaitingOrder } from '../../../../../contracts/shipping/queue.js';
import { askFirst } from '../../../lib/confirm';
import { call } from '../../../lib/http/api';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { ShipBatchDialog } from './ship-batch-dialog';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');

const orders = [{ id: 'o1', orderNumber: '2026-000123', pieces: [] }] as unknown as WaitingOrder[];
const onClose = jest.fn();
const open = () => renderControl(<ShipBatchDialog orders={orders} canMakeLabels={false} onClose={onClose} />);
const codes = () => screen.getByRole('textbox');
const type = () => act(async () => void fireEvent.change(codes(), { target: { value: '2026-000123 3SABC' } }));
const pressEscape = () => act(async () => void fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' }));

beforeAll(stubDialogs);
beforeEach(() => jest.resetAllMocks());

it('closes without a question while nothing is typed', async () => {
  open();
  await pressEscape();
  expect(askFirst).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledWith(false);
});

it('asks before typed codes are lost', async () => {
  open();
  await type();
  await pressEscape();
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

it('closes without a question once the batch is on its way', async () => {
  jest.mocked(call).mockResolvedValue({ data: { orders: [], isRunning: false }, projectionPending: false });
  open();
  await type();
  await act(async () => void fireEvent.submit(codes()));
  fireEvent.click(await screen.findByRole('button', { name: 'Sluiten', hidden: true }));
  expect(askFirst).not.toHaveBeenCalled();
});
