const controls = 'a, button, summary, [role="button"], [role="menuitem"]';

/** Two taps are a double tap when they are at most this far apart. */
const together = { ms: 400, px: 24 };

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores the second click of a double click when the first one made its control disappear: nobody meant to press what
 * took its place. Quick presses of one control, such as a stepper, all count.
 */
export function ignoreStrayClicks(page: Document = document): void {
  let last: Press | undefined;
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return; // by the keyboard or a script
      const control = (event.target as Element).closest(controls);
      const press = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
      const isStray = control && last?.control?.isConnected === false && isSecond(event, press, last);
      last = press;
      if (!isStray) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** The browser counts mouse clicks; double taps are recognised by time and place. */
function isSecond(event: MouseEvent, press: Press, last: Press): boolean {
  if (event.detail > 1) return true;
  const isTap = (event as PointerEvent).pointerType === 'touch';
  return isTap && press.at - last.at <= together.ms && Math.hypot(press.x - last.x, press.y - last.y) <= together.px;
}
