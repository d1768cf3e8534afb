import type { Locator } from 'playwright-core';

const most = 400;

/** What a browser knows of an element that Tab may reach. */
interface Stop {
  tabIndex: number;
  matches(selector: string): boolean;
  checkVisibility(how: { visibilityProperty: boolean }): boolean;
  closest(selector: string): unknown;
  compareDocumentPosition(other: Stop): number;
}

/**
 * The presses of Tab from the focus to the element, as far as the order of the document tells; negative for Shift+Tab.
 * 0 when the element has the focus, null when Tab never reaches it.
 */
const stopsTo = (target: Locator): Promise<number | null> =>
  target.evaluate((found): number | null => {
    const { body, activeElement: active } = found.ownerDocument;
    if (active === found) return 0;
    const all: Stop[] = [
      ...(found.closest('dialog[open]') ?? body).querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ];
    const stops = all.filter(
      (one) =>
        one === found ||
        (one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true })),
    );
    const at = stops.indexOf(found);
    if (found.tabIndex < 0 || found.matches(':disabled, [inert] *')) return null;
    if (active === body) return at + 1;
    const isBefore = (one: Stop) => (one.compareDocumentPosition(active) & 4) > 0;
    const here = stops.includes(active) ? stops.indexOf(active) : stops.filter(isBefore).length - 0.5;
    return at > here ? Math.ceil(at - here) : Math.floor(at - here);
  });

/** Moves the focus to the element with Tab or Shift+Tab. Throws when no number of presses leads to it. */
export async function reachByTab(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let pressed = 0; pressed < most;) {
    const stops = await stopsTo(target);
    if (stops === 0) return;
    if (stops === null) break;
    // A group of choices has one stop, so the last presses look after each one.
    const sure = Math.max(1, Math.abs(stops) - 3);
    for (let n = 0; n < sure; n++) await keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
    pressed += sure;
  }
  throw new Error(`no key leads to ${target}`);
}
