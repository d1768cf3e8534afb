import { ignoreStrayClicks } from './stray-clicks';

ignoreStrayClicks();

const pressed: string[] = [];
const button = (name: string): HTMLButtonElement => {
  const element = document.createElement('button');
  element.addEventListener('click', () => pressed.push(name));
  document.body.replaceChildren(element);
  return element;
};
const click = (element: Element, { detail = 1, x = 10, pointerType = 'mouse' } = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: 10 });
  element.dispatchEvent(Object.assign(event, { pointerType }));
  return event.defaultPrevented;
};
beforeEach(() => {
  click(document.body);
  pressed.length = 0;
});

it('drops the second click of a double click when its control was replaced', () => {
  click(button('confirm'));
  expect(click(button('again'), { detail: 2 })).toBe(true);
  expect(pressed).toEqual(['confirm']);
});

it('drops a second tap at the same place, which a phone does not count as a double click', () => {
  click(button('confirm'));
  expect(click(button('again'), { pointerType: 'touch' })).toBe(true);
  expect(pressed).toEqual(['confirm']);
});

it.each([
  ['a mouse', { detail: 2 }],
  ['a finger', { pointerType: 'touch' }],
])('drops the second click of %s on the dialog that the first opened', (_, second) => {
  const open = button('open');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.addEventListener('click', () => pressed.push('backdrop'));
  click(open);
  expect(click(dialog, second)).toBe(true);
  expect(pressed).toEqual(['open']);
});

it.each([
  ['a mouse', { detail: 2 }],
  ['a finger', { pointerType: 'touch' }],
])('submits a form once on a double click of %s', (_, second) => {
  const send = button('send');
  send.type = 'submit';
  document.body.appendChild(document.createElement('form')).append(send);
  send.addEventListener('click', (event) => event.preventDefault());
  click(send);
  click(send, second);
  expect(pressed).toEqual(['send']);
});

it('accepts a double click on text', () => {
  expect([click(document.body), click(document.body, { detail: 2 })]).toEqual([false, false]);
});

it('accepts a tap at another place', () => {
  click(button('confirm'));
  click(button('home'), { x: 200, pointerType: 'touch' });
  expect(pressed).toEqual(['confirm', 'home']);
});

it('accepts every press of the same control', () => {
  const more = button('more');
  for (const detail of [1, 2, 3]) click(more, { detail });
  expect(pressed).toEqual(['more', 'more', 'more']);
});

it('accepts keyboard and script clicks', () => {
  click(button('confirm'));
  click(button('again'), { detail: 0 });
  expect(pressed).toEqual(['confirm', 'again']);
});

it('accepts a third press', () => {
  click(button('confirm'));
  click(button('again'), { detail: 2 });
  click(document.querySelector('button')!, { detail: 3 });
  expect(pressed).toEqual(['confirm', 'again']);
});
