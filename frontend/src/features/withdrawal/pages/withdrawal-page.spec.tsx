import { act, fireEvent, screen } from '@testing-library/react';
import type { Withdrawal } from '../../../../../contracts/withdrawals.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { shopQuery } from '../../../lib/shop/shop';
import { renderControl } from '../../../ui/testing/render-control';
import { withdrawalCopy as copy } from '../copy';
import { WithdrawalPage } from './withdrawal-page';

jest.mock('../../../lib/http/api');

const open = () =>
  renderControl(<WithdrawalPage />, (cache) =>
    cache.setQueryData(shopQuery.queryKey, { email: 'hallo@gommie.example' } as never),
  );
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const sent = () => jest.mocked(call).mock.calls.map(([, , body]) => body as Withdrawal);

/** Sends a statement, whose response is lost. */
async function sendInVain() {
  jest.mocked(call).mockRejectedValueOnce(new ApiError(503, ''));
  fill(copy.fields.orderNumber, '2026-000123');
  fill(copy.fields.email, 'ana@example.com');
  fill(copy.fields.name, 'Anna de Wit');
  await press(copy.next);
  await press(copy.confirm);
  await screen.findByText(copy.failedTitle);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  jest.mocked(call).mockResolvedValue({ data: null, projectionPending: false });
});

describe.each([
  ['at once', () => undefined],
  [
    'after a reload',
    (page: ReturnType<typeof open>) => {
      page.unmount();
      open();
    },
  ],
])('a statement whose response is lost, %s', (_when, reload) => {
  it('gets another id once it is changed, because the server may have the former one', async () => {
    const page = open();
    await sendInVain();
    reload(page);
    await press(copy.change);
    fill(copy.fields.email, 'anna@example.com');
    await press(copy.next);
    await press(copy.confirm);
    await screen.findByText(copy.doneText('anna@example.com'));
    const [first, second] = sent();
    expect(second).toEqual({ ...first!, email: 'anna@example.com', id: expect.not.stringContaining(first!.id) });
  });

  it('keeps its id while nothing of it is changed', async () => {
    const page = open();
    await sendInVain();
    reload(page);
    await press(copy.change);
    await press(copy.next);
    await press(copy.confirm);
    await screen.findByText(copy.doneTitle);
    const [first, second] = sent();
    expect(second).toEqual(first);
  });
});
