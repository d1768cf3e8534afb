import { isPlainClick } from './plain-click';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor made of a field. */
interface Given {
  value: string;
  checked: boolean;
}

const field = 'input, textarea, select';
/** Links lead on by themselves, except those that only change the page: without its code they would lead away from it. */
const pressable = 'button, [role=button], a[data-in-place]';

/** How long a part of the page may take to come to life before what was done to it is forgotten, in milliseconds. */
const patience = 10_000;

/**
 * Keeps the buttons that a visitor presses and the fields that are changed while the server's page, or a part of it, has
 * not come to life, and does it all again in the same order as soon as it has. `root`: the part of the page that React takes
 * over; `listening`: when it has begun to listen.
 */
export function repeatEarlyInteractions(root: HTMLElement, listening: Promise<unknown>): void {
  let last = listening;
  const waiting = new Set<Element>();
  const given = new Map<Element, Given>();
  const once = (element: HTMLElement, act: () => void) => {
    if (waiting.has(element)) return;
    waiting.add(element);
    last = last.then(async () => {
      if (await comesAlive(element)) act();
      waiting.delete(element);
      await nextFrame(); // what it changed is drawn before the next one
    });
  };
  const keep = (changed: Field) => {
    given.set(changed, { value: changed.value, checked: 'checked' in changed && changed.checked });
    once(changed, () => changeTo(changed, given.get(changed)!));
  };
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.matches('input[type=checkbox], input[type=radio]') && !isAlive(target)) keep(target as Field);
      const button = target.closest<HTMLElement>(pressable);
      if (!button || isAlive(button) || !isPlainClick(event)) return;
      event.preventDefault(); // a form that is sent now would load another page
      event.stopImmediatePropagation(); // React may already listen, and would press too
      once(button, () => button.click());
    },
    true,
  );
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(field) && !isAlive(target)) keep(target as Field);
    },
    true,
  );
}

/** React marks each element that it has taken over. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const nextFrame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));

/** React finishes a part of the page at once when something happens in it, unless its code is still on its way. */
async function comesAlive(element: Element): Promise<boolean> {
  const end = performance.now() + patience;
  do {
    element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    if (isAlive(element)) return element.isConnected;
    await nextFrame();
  } while (element.isConnected && performance.now() < end);
  return false;
}

/** Coming to life may put the field back, and React only reports a change that differs from the value it saw last. */
function changeTo(changed: Field, { value, checked }: Given): void {
  if (changed instanceof HTMLInputElement && /^(checkbox|radio)$/.test(changed.type)) {
    changed.checked = !checked;
    changed.click();
    return;
  }
  changed.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(changed) as object, 'value')?.set?.call(changed, value);
  changed.dispatchEvent(new Event(changed instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
