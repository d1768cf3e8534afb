import * as api from '../../../contracts/api.js';
import type { StaffRole } from '../../../contracts/staff/permissions.js';
import { callApi } from '../call-api.js';
import { expectVisibleToAll } from '../screens.js';
import type { Visitor } from '../shopper.js';
import { crashes, newShopper } from '../storefront.js';
import { keyboard, mouse, type Hand } from './hands.js';
import { keyboardOnly } from './keyboard-only.js';
import { newColleague, newStaff, type Login } from './staff.js';

export interface Desk {
  staff: Visitor;
  page: Visitor['page'];
  hand: Hand;
  /** Expects the screen to be accessible and Dutch, once for both hands. */
  look(name: string): Promise<void>;
}

const logins = new Map<StaffRole, Login>();

async function colleague(role: StaffRole): Promise<Visitor> {
  if (!logins.has(role)) logins.set(role, await newColleague(role));
  const visitor = await newShopper();
  await callApi(visitor, api.staffLogin.login, { body: logins.get(role)! });
  return visitor;
}

/**
 * A task of staff, described once and done by mouse and by keyboard, each in at most so many actions. The hand counts
 * what it does; what opens the first screen is not counted, nor the function that the work returns to restore the shop.
 */
export function task(name: string, atMost: number, work: (desk: Desk) => Promise<unknown>, role?: StaffRole): void {
  it.each(['mouse', 'keyboard'] as const)(`${name} in at most ${atMost} actions by %s`, async (by) => {
    const staff = await (role ? colleague(role) : newStaff());
    const { page } = staff;
    const hand = (by === 'mouse' ? mouse : keyboard)(page);
    const freeHands = by === 'keyboard' ? await keyboardOnly(page) : () => {};
    const look = async (screen: string) => void (by === 'mouse' && (await expectVisibleToAll(page, `day-${screen}`)));
    try {
      const restore = await work({ staff, page, hand, look });
      expect(hand.actions).toBeLessThanOrEqual(atMost);
      if (typeof restore === 'function') await restore();
    } finally {
      freeHands();
    }
    expect(crashes(staff)).toEqual([]);
    await staff.close();
  });
}
