import { act, fireEvent, screen } from '@testing-library/react';
import { showDiscountCode } from '../../../../../contracts/admin/discount-codes.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { adminDiscountCodeQuery } from '../api';
import { ChangeDiscountCodeDialog } from './discount-code-dialogs';

jest.mock('../../../lib/http/api');
beforeAll(stubDialogs);

const terms = {
  ...{ id: 5, code: 'ZOMER', type: 'percentage', value: '10.00', minPurchaseAmount: null, usedCount: 0 },
  ...{ startsAt: null, expiresAt: null, isActive: true, firstOrderOnly: false, version: 1 },
};

it('begins a change with the terms of now, which a colleague may have limited since the page was opened', async () => {
  jest.mocked(call).mockImplementation(async (_method, path) => {
    if (path !== urlOf(showDiscountCode, { id: 5 })) throw new ApiError(503, '');
    return { data: { ...terms, maxUses: 100 }, projectionPending: false } as never;
  });
  renderControl(<ChangeDiscountCodeDialog code={{ id: 5, code: 'ZOMER' }} onClose={() => undefined} />, (cache) =>
    cache.setQueryData(adminDiscountCodeQuery(5).queryKey, { ...terms, maxUses: null } as never),
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Maximaal aantal keren');
  expect(field.value).toBe('100');
  await act(async () => void fireEvent.change(field, { target: { value: '50' } }));
  expect(field.value).toBe('50');
});

it('says that a colleague saved first, loads what is there now, and saves a change of that', async () => {
  let present = { ...terms, maxUses: 100 as number | null };
  const saved: unknown[] = [];
  jest.mocked(call).mockImplementation(async (method, path, body) => {
    if (path !== urlOf(showDiscountCode, { id: 5 })) throw new ApiError(503, '');
    if (method === 'PUT') saved.push(body);
    if (saved.length === 1 && method === 'PUT') {
      present = { ...terms, maxUses: 80, version: 2 };
      throw new ApiError(409, JSON.stringify({ code: 'conflict', message: 'Iemand anders.' }));
    }
    return { data: present, projectionPending: false } as never;
  });
  const onClose = jest.fn();
  renderControl(<ChangeDiscountCodeDialog code={{ id: 5, code: 'ZOMER' }} onClose={onClose} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Maximaal aantal keren');
  const save = (maxUses: string) =>
    act(async () => {
      fireEvent.change(field, { target: { value: maxUses } });
      fireEvent.submit(field.form!);
    });
  await save('50');
  expect((await screen.findByRole('alert')).textContent).toContain('gewijzigd nadat je het opende');
  expect(field.value).toBe('50');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Huidige gegevens laden' })));
  expect([field.value, screen.queryByRole('alert')]).toEqual(['80', null]);
  await save('60');
  expect(saved).toMatchObject([
    { maxUses: 50, version: 1 },
    { maxUses: 60, version: 2 },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
