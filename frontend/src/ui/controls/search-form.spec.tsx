import { act, fireEvent, screen } from '@testing-library/react';
import { renderControl } from '../testing/render-control';
import { SearchForm } from './search-form';

function renderSearch(initial?: string) {
  const onType = jest.fn();
  const onDone = jest.fn();
  const { router } = renderControl(<SearchForm initial={initial} onType={onType} onDone={onDone} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Zoek een product' });
  const submit = () => act(async () => void fireEvent.submit(screen.getByRole('search')));
  return { onType, onDone, field, submit, address: () => router.history.location.href };
}

it('reports the whole text on every change', () => {
  const { field, onType, onDone } = renderSearch('sla');
  expect(field.value).toBe('sla');
  fireEvent.change(field, { target: { value: 'slaap' } });
  expect(field.value).toBe('slaap');
  expect(onType.mock.calls).toEqual([['slaap']]);
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['for the typed text without the spaces around it', ' slaap ', '/products?search=slaap'],
  ['of the whole range for an empty field', '  ', '/products'],
])('opens the results %s', async (_, typed, address) => {
  const search = renderSearch();
  fireEvent.change(search.field, { target: { value: typed } });
  await search.submit();
  expect(search.address()).toBe(address);
  expect(search.onDone).toHaveBeenCalledTimes(1);
});

it('requests the same results before the scripts have loaded', () => {
  const { field } = renderSearch();
  expect(field.form!.getAttribute('action')).toBe('/products');
  expect([field.form!.method, field.name]).toEqual(['get', 'search']);
});
