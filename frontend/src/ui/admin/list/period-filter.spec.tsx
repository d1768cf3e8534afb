import { fireEvent, screen } from '@testing-library/react';
import { renderControl } from '../../testing/render-control';
import { dayOf, PeriodFilter } from './period-filter';

const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('shows the period and limits each day by the other', () => {
  renderControl(<PeriodFilter from="2026-03-02" to="2026-03-05" onChange={jest.fn()} />);
  expect([day('Van').value, day('Van').max]).toEqual(['2026-03-02', '2026-03-05']);
  expect([day('Tot en met').value, day('Tot en met').min]).toEqual(['2026-03-05', '2026-03-02']);
});

it('changes one day and removes it when it is emptied', () => {
  const onChange = jest.fn();
  renderControl(<PeriodFilter from={undefined} to="2026-03-05" onChange={onChange} />);
  fireEvent.change(day('Van'), { target: { value: '2026-03-01' } });
  fireEvent.change(day('Tot en met'), { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[{ from: '2026-03-01' }], [{ to: '' }]]);
});

it('keeps what is typed while the address lags behind, until the focus leaves', () => {
  const { rerender } = renderControl(<PeriodFilter from="2026-03-02" to={undefined} onChange={jest.fn()} />);
  fireEvent.change(day('Van'), { target: { value: '2026-01-02' } });
  rerender(<PeriodFilter from="2026-03-02" to={undefined} onChange={jest.fn()} />);
  expect(day('Van').value).toBe('2026-01-02');
  fireEvent.blur(day('Van'));
  expect(day('Van').value).toBe('2026-03-02');
});

it('applies a day beyond the other one only when the focus leaves, because it may be half typed', () => {
  const onChange = jest.fn();
  renderControl(<PeriodFilter from="2026-03-02" to="2026-03-05" onChange={onChange} />);
  fireEvent.change(day('Tot en met'), { target: { value: '2026-01-05' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(day('Tot en met'));
  expect(onChange.mock.calls).toEqual([[{ to: '2026-01-05' }]]);
});

it.each([
  ['2026-03-02', '2026-03-02'],
  ['gisteren', undefined],
  ['2026-13-01', undefined],
  [undefined, undefined],
])('reads %s from the URL as %s', (text, expected) => expect(dayOf(text)).toBe(expected));
