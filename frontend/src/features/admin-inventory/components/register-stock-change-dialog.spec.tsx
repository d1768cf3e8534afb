import { act, fireEvent, screen, within } from '@testing-library/react';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { productChoicesQuery } from '../api';
import { RegisterStockChangeDialog } from './register-stock-change-dialog';

jest.mock('../../../lib/http/api');
beforeAll(stubDialogs);

const products = [
  { id: 1, name: 'Sleep Well' },
  { id: 2, name: 'Energy Boost' },
];

it('keeps the product and the id of a change whose response was lost, which may be booked', async () => {
  const sent: { productId: number; changeId: string }[] = [];
  const answers = [
    new ApiError(400, '{"code":"stock-below-zero","message":"Te weinig."}'),
    new TypeError('Failed to fetch'),
  ];
  jest.mocked(call).mockImplementation(async (method, _path, body) => {
    if (method === 'GET') return { data: products, projectionPending: false } as never;
    sent.push(body as never);
    throw answers.shift() ?? new ApiError(503, '');
  });
  renderControl(<RegisterStockChangeDialog isOpen product="1" onClose={() => undefined} />, (cache) =>
    cache.setQueryData(productChoicesQuery.queryKey, products as never),
  );
  const dialog = await screen.findByRole('dialog');
  const product = within(dialog).getByLabelText<HTMLSelectElement>('Product');
  fireEvent.change(within(dialog).getByLabelText('Aantal'), { target: { value: '3' } });
  const submit = () => act(async () => void fireEvent.submit(product.form!));
  await submit();
  fireEvent.change(product, { target: { value: '2' } });
  await submit();
  const choices = () =>
    within(product)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices()).toEqual(['Energy Boost']);
  expect(dialog.textContent).toContain('Misschien is deze wijziging al geboekt');
  await submit();
  expect(choices()).toEqual(['Energy Boost']);
  expect(sent.map(({ productId }) => productId)).toEqual([1, 2, 2]);
  expect(new Set(sent.slice(1).map(({ changeId }) => changeId)).size).toBe(1);
});
