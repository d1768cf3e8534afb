import { act, fireEvent, screen } from '@testing-library/react';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { renderControl } from '../../../ui/testing/render-control';
import { ProductForm } from './product-form';

jest.mock('../../../lib/http/api');

it('tries a failed read of the categories again', async () => {
  const does = { onSaved: jest.fn(), onCancel: jest.fn(), onDirty: jest.fn(), onWhyStock: jest.fn() };
  jest.mocked(call).mockRejectedValue(new ApiError(503, ''));
  renderControl(<ProductForm product={null} {...does} />);
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  jest.mocked(call).mockResolvedValue({ data: [], projectionPending: false });
  await act(async () => void fireEvent.click(retry));
  await screen.findByRole('button', { name: 'Opslaan' });
});
