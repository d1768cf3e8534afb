import * as api from '../../../contracts/api.js';
import type { StaffRole } from '../../../contracts/staff/permissions.js';
import { callApi } from '../call-api.js';
import { newEmail, untilMailed } from '../mails.js';
import { shop, type Visitor } from '../shopper.js';
import { crashes, newShopper, wide } from '../storefront.js';

type Cookies = Awaited<ReturnType<Visitor['context']['cookies']>>;
let session: Cookies | undefined;

export async function newStaff(width = wide): Promise<Visitor> {
  const visitor = await newShopper(width);
  if (!session) {
    await callApi(visitor, api.staffLogin.login, { body: shop.staff });
    session = await visitor.context.cookies();
  }
  await visitor.context.addCookies(session);
  return visitor;
}

/** A new member of staff for each test. Expects no crash after each. */
export function staffed(width = wide): Visitor {
  const staff = {} as Visitor;
  beforeEach(async () => void Object.assign(staff, await newStaff(width)));
  afterEach(async () => {
    expect(crashes(staff)).toEqual([]);
    await staff.close();
  });
  return staff;
}

/** One member of staff for all tests, with a clean-up after the last. Expects no crash. */
export function staffedThroughout(tidyUp = async () => {}): Visitor {
  const staff = {} as Visitor;
  beforeAll(async () => void Object.assign(staff, await newStaff()));
  afterEach(() => staff.page.unrouteAll());
  afterAll(async () => {
    await tidyUp();
    expect(crashes(staff)).toEqual([]);
    await staff.close();
  });
  return staff;
}

export interface Login {
  email: string;
  password: string;
}

/** A new account, invited by mail. */
export async function newColleague(role: StaffRole): Promise<Login> {
  const owner = await newStaff();
  const login = { email: newEmail('collega'), password: 'drie potten op de plank' };
  await callApi(owner, api.staffColleagues.inviteColleague, { body: { email: login.email, role } });
  const [mail] = await untilMailed(owner, login.email);
  const token = /\/admin\/invitation#(\S+)/.exec(mail!.text)![1]!;
  await callApi(owner, api.staffColleagues.acceptInvitation, { body: { token, password: login.password } });
  await owner.close();
  return login;
}
