import { act, fireEvent, screen } from '@testing-library/react';
import { renderControl } from '../../testing/render-control';
import { Loaded, SearchField } from './list-page';

describe('given a search field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function renderSearch(value = '') {
    const onChange = jest.fn();
    const search = (value: string) => (
      <>
        <SearchField label="Zoeken" value={value} onChange={onChange} />
        <input aria-label="Ander veld" />
      </>
    );
    const { rerender } = renderControl(search(value));
    const field = screen.getByLabelText<HTMLInputElement>('Zoeken');
    const type = (text: string) => fireEvent.change(field, { target: { value: text } });
    return { onChange, field, type, show: (value: string) => rerender(search(value)) };
  }
  const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

  it('shows typing at once and reports it after a pause', () => {
    const { field, type, onChange } = renderSearch();
    type('p');
    wait(199);
    type('peer');
    expect(field.value).toBe('peer');
    wait(199);
    expect(onChange).not.toHaveBeenCalled();
    wait(1);
    expect(onChange.mock.calls).toEqual([['peer']]);
  });

  it('keeps newer typing when its last report comes back, and follows a change from elsewhere', () => {
    const { field, type, show, onChange } = renderSearch();
    type('pe');
    wait(200);
    type('peer');
    show('pe');
    expect(field.value).toBe('peer');
    show('appel');
    expect(field.value).toBe('appel');
    wait(1000);
    expect(onChange.mock.calls).toEqual([['pe']]);
  });

  it('takes the focus on a slash, except from another field or with a modifier', () => {
    const { field } = renderSearch();
    jest.spyOn(field, 'select').mockImplementation(() => field.focus()); // jsdom selects without focusing
    const other = screen.getByLabelText('Ander veld');
    other.focus();
    fireEvent.keyDown(other, { key: '/' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(document.activeElement).toBe(other);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(document.activeElement).toBe(field);
  });
});

describe('given a list that could not load', () => {
  const query = { isError: true, error: new Error('boom'), refetch: jest.fn(async () => {}) };

  it('shows the error and retries on a click', () => {
    renderControl(<Loaded query={{ ...query, data: undefined }}>Peren</Loaded>);
    expect(screen.queryByText('Peren')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(query.refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows it had', () => {
    renderControl(<Loaded query={{ ...query, data: ['peer'] }}>Peren</Loaded>);
    expect(screen.queryByText('Peren')).not.toBeNull();
  });
});
