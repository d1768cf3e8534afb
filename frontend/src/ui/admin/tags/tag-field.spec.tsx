import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderControl } from '../../testing/render-control';
import { TagField } from './tag-field';
import { usedTagsQuery } from './tags-api';

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

let sent: string[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (_address, init) => {
    sent.push(String(init?.body));
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  renderControl(<TagField of={{ kind: 'order', id: 'o1' }} tags={['vip']} field={createRef()} />, (cache) =>
    cache.setQueryData(usedTagsQuery('order').queryKey, ['vip', 'vaste-klant', 'vol', 'spoed']),
  );
});

it('suggests tags in use that begin so, without those of the record', () => {
  type('V');
  expect(options()).toEqual(['vaste-klant', 'vol']);
});

it('adds what is typed, and what the arrow keys choose', async () => {
  type('Belt terug');
  press('Enter');
  expect(field().value).toBe('');
  type('v');
  press('ArrowDown');
  press('ArrowDown');
  expect(field().getAttribute('aria-activedescendant')).toMatch(/-1$/);
  press('Enter');
  await screen.findByRole('combobox');
  expect(sent.filter((body) => body.includes('tag'))).toEqual(['{"tag":"belt-terug"}', '{"tag":"vol"}']);
});

it('closes the suggestions on Escape, and refuses what is no word', () => {
  type('v');
  press('Escape');
  expect(options()).toEqual([]);
  type('0612345678');
  press('Enter');
  expect(screen.getByText('Gebruik letters, cijfers en streepjes, en begin met een letter')).toBeDefined();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['0612345678', 'true']);
});
