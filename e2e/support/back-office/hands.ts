import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.js';
import { reachByTab } from './reach-by-tab.js';

/** Works a page as a person does, and counts: each button, field or shortcut is one action. */
export interface Hand {
  readonly by: 'mouse' | 'keyboard';
  readonly actions: number;
  /** A button, link or checkbox. */
  press(target: Locator): Promise<void>;
  /** Ticks every row from the one that was ticked last. */
  tickUpTo(box: Locator): Promise<void>;
  /** The keys of a command; the mouse presses the button that does the same. */
  command(keys: string, button: Locator): Promise<void>;
  /** Replaces the value of a field. A day is `2026-01-31`, a minute of it `2026-01-31T09:00`. */
  type(field: Locator, value: string): Promise<void>;
  /** Sends the form of the field that was typed last, or takes its suggestion. Both hands are on the keyboard there. */
  enter(): Promise<void>;
  choose(select: Locator, label: string): Promise<void>;
  /** An option that the arrow keys select while the field keeps the focus. */
  pick(option: Locator): Promise<void>;
  upload(field: Locator, name: string, text: string): Promise<void>;
}

type Acts = Omit<Hand, 'by' | 'actions'>;

export const mouse = (page: Page): Hand =>
  counting('mouse', {
    press: (target) => target.click(),
    tickUpTo: (box) => box.click({ modifiers: ['Shift'] }),
    command: (_keys, button) => button.click(),
    type: (field, value) => field.fill(value),
    enter: () => page.keyboard.press('Enter'),
    choose: async (select, label) => void (await select.selectOption({ label })),
    pick: (option) => option.click(),
    upload: (field, name, text) => uploadAfter(page, name, text, () => field.click()),
  });

export const keyboard = (page: Page): Hand => {
  const { keyboard: keys } = page;
  const activate = async (target: Locator) => {
    await reachByTab(target);
    await keys.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  };
  return counting('keyboard', {
    press: activate,
    tickUpTo: async (box) => {
      await reachByTab(box);
      await keys.press('Shift+X');
    },
    command: (pressed) => keys.press(pressed),
    type: async (field, value) => {
      await reachByTab(field);
      const kind = await field.getAttribute('type');
      if (kind === 'date' || kind === 'datetime-local') return typeTime(page, field, value);
      await keys.press('ControlOrMeta+A');
      await keys.type(value);
    },
    enter: () => keys.press('Enter'),
    choose: async (select, label) => {
      await reachByTab(select);
      await keys.type(label);
      const isChosen = async () => (await chosenIn(select)) === label;
      const look = async () => {
        if (await isChosen()) return true;
        await page.waitForTimeout(1200); // then the browser takes letters for a new word; it took slow ones for several
        if (!(await isChosen())) await keys.type(label);
        return isChosen();
      };
      await eventually(page, look, Boolean);
      expect(await chosenIn(select)).toBe(label);
    },
    pick: async (option) => {
      await option.waitFor();
      for (let n = 0; n < 30 && (await option.getAttribute('aria-selected')) !== 'true'; n++)
        await keys.press('ArrowDown');
      expect(await option.getAttribute('aria-selected')).toBe('true');
      await keys.press('Enter');
    },
    upload: (field, name, text) => uploadAfter(page, name, text, () => activate(field)),
  });
};

const chosenIn = (select: Locator) => select.locator('option:checked').first().textContent();

function counting(by: Hand['by'], acts: Acts): Hand {
  let actions = 0;
  const counted = Object.entries(acts).map(([name, act]: [string, (...how: never[]) => Promise<void>]) => [
    name,
    (...how: never[]) => (actions++, act(...how)),
  ]);
  return Object.defineProperty({ by, ...Object.fromEntries(counted) }, 'actions', { get: () => actions }) as Hand;
}

/** A browser with an English interface has the month before the day. */
async function typeTime(page: Page, field: Locator, value: string): Promise<void> {
  const [, year, month, day, time = ''] = /^(\d+)-(\d+)-(\d+)(?:T(.+))?$/.exec(value)!;
  await page.keyboard.type(`${month}${day}${year}`);
  if (time) await page.keyboard.press('ArrowRight');
  if (time) await page.keyboard.type(`${time.replace(':', '')}AM`);
  expect(await field.inputValue()).toBe(value);
}

async function uploadAfter(page: Page, name: string, text: string, open: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
