import { keepFocusInPlace } from './keep-focus';

const mutated = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const page = (html: string) => {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id) as HTMLElement;
};
let stop: () => void;
beforeEach(() => (stop = keepFocusInPlace()));
afterEach(() => stop());

test('moves the focus of a removed button to its nearest remaining ancestor', async () => {
  const get = page('<main id="main"><ul id="list"><li id="row"><button id="remove"></button></li></ul></main>');
  get('remove').focus();
  get('row').remove();
  await mutated();
  expect(document.activeElement?.id).toBe('list');
  get('list').blur();
  expect(get('list').hasAttribute('tabindex')).toBe(false);
});

test('keeps the focus where it moved by itself', async () => {
  const get = page('<main id="main"><button id="gone"></button><button id="next"></button></main>');
  get('gone').focus();
  get('next').focus();
  get('gone').remove();
  await mutated();
  expect(document.activeElement?.id).toBe('next');
});

test('does nothing when the removed element did not have the focus', async () => {
  const get = page('<main id="main"><button id="stays"></button><p id="text"></p></main>');
  get('stays').focus();
  get('text').remove();
  await mutated();
  expect(document.activeElement?.id).toBe('stays');
});
