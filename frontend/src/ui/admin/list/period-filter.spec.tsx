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

it.each([
  ['2026-03-02', '2026-03-02'],
  ['gisteren', undefined],
  ['2026-13-01', undefined],
  [undefined, undefined],
])('reads %s from the URL as %s', (text, expected) => expect(dayOf(text)).toBe(expected));
