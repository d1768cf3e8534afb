const controls = 'a, button, summary, [role="button"], [role="menuitem"]';

/** Two taps belong together when they are this near in time (ms) and place (px). */
const together = { ms: 400, px: 24 };

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores the second click of a double click when the control that the first one pressed has gone from the page: nobody
 * meant to press what has come in its place. Quick presses of one control, such as a stepper, all count.
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

/** The browser counts the clicks of a mouse; taps are told by time and place. */
function isSecond(event: MouseEvent, press: Press, last: Press): boolean {
  if (event.detail > 1) return true;
  const isTap = (event as PointerEvent).pointerType === 'touch';
  return isTap && press.at - last.at <= together.ms && Math.hypot(press.x - last.x, press.y - last.y) <= together.px;
}
