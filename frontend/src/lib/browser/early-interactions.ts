import { isPlainClick } from './plain-click';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value and checked state that a visitor gave a field. */
interface Given {
  value: string;
  checked: boolean;
}

const field = 'input, textarea, select';
/** Elements whose press is replayed. `data-in-place` marks a link that needs this page's script. */
const pressable = 'button, [role=button], a[data-in-place]';

/** Milliseconds that an element may take to hydrate before its interactions are dropped. */
const patience = 60_000;

/**
 * Records presses of buttons and changes of fields before they hydrate, and replays them in order afterwards. `root` is
 * the element that React hydrates. `listening` resolves when React has attached its listeners to it.
 */
export function repeatEarlyInteractions(root: HTMLElement, listening: Promise<unknown>): void {
  let last = listening;
  const waiting = new Set<Element>();
  const given = new Map<Element, Given>();
  const once = (element: HTMLElement, act: () => void) => {
    if (waiting.has(element)) return;
    waiting.add(element);
    last = last.then(async () => {
      if ((await comesAlive(element)) && waiting.has(element)) act();
      waiting.delete(element);
      await nextFrame(); // renders its change before the next replay
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
      if (button && isAlive(button)) waiting.delete(button); // the visitor pressed again, and was heard
      if (!button || isAlive(button) || !isPlainClick(event)) return;
      event.preventDefault(); // submitting the form now would load another page
      event.stopImmediatePropagation(); // React may already listen and would handle this press as well
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

/** Whether React has hydrated the element: it then has a key with React's props. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const nextFrame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));

/** Makes React hydrate the boundary around the element by an event. No effect while its code loads. */
async function comesAlive(element: Element): Promise<boolean> {
  const end = performance.now() + patience;
  do {
    element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    if (isAlive(element)) return element.isConnected;
    await nextFrame();
  } while (element.isConnected && performance.now() < end);
  return false;
}

/** Restores the value. React only reports a value that differs from the last one it tracked. */
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
