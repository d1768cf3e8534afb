const controls = 'a, button, summary, [role="button"], [role="menuitem"]';

/** Maximum time and distance between the two taps of a double tap. */
const together = { ms: 400, px: 24 };

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores the second click of a double click when the first put something else in place of its control: a replacement,
 * or a dialog, whose backdrop or button it would press. Also ignores one on a submit button: React may not yet have
 * rendered that the form is being sent.
 */
export function ignoreStrayClicks(page: Document = document): void {
  let last: Press | undefined;
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return; // from the keyboard or a script
      const control = (event.target as Element).closest(controls);
      const press = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
      const wouldRepeat = control !== last?.control || control?.matches('form [type="submit"]');
      const isStray = last?.control && wouldRepeat && isSecond(event, press, last);
      last = press;
      if (!isStray) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Whether a press is the second one: the browser counts mouse clicks; taps are compared by time and place. */
function isSecond(event: MouseEvent, press: Press, last: Press): boolean {
  if (event.detail > 1) return true;
  const isTap = (event as PointerEvent).pointerType === 'touch';
  return isTap && press.at - last.at <= together.ms && Math.hypot(press.x - last.x, press.y - last.y) <= together.px;
}
