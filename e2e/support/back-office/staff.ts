import * as api from '../../../contracts/api.js';
import { urlOf, type Endpoint, type ParamsOf, type QueryOf, type ResponseOf } from '../../../contracts/endpoint.js';
import type { StaffRole } from '../../../contracts/staff/permissions.js';
import type { Arguments } from '../../../backend/src/testing/shop/test-browser.js';
import { newEmail, untilMailed } from '../mails.js';
import { shop, type Visitor } from '../shopper.js';
import { crashes, newShopper, wide } from '../storefront.js';

type Cookies = Awaited<ReturnType<Visitor['context']['cookies']>>;
let session: Cookies | undefined;

export async function newStaff(width = wide): Promise<Visitor> {
  const visitor = await newShopper(width);
  if (!session) {
    const headers = { origin: shop.url };
    const response = await visitor.context.request.post(`${shop.url}${api.staffLogin.login.path}`, {
      data: shop.staff,
      headers,
    });
    if (!response.ok()) throw new Error(`staff cannot log in: ${response.status()}`);
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

/** Calls the API as another member of staff and returns the body. */
export async function asColleague<E extends Endpoint>(
  { context }: Visitor,
  endpoint: E,
  ...[sent]: Arguments<E>
): Promise<ResponseOf<E>> {
  const { params, query, body } = { params: {}, ...sent };
  const url = urlOf(endpoint, params as ParamsOf<E>, query as QueryOf<E>);
  const { method } = endpoint;
  const response = await context.request.fetch(`${shop.url}${url}`, {
    method,
    data: body,
    headers: { origin: shop.url },
  });
  if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as ResponseOf<E>;
}

export interface Login {
  email: string;
  password: string;
}

/** A new account, invited by mail. */
export async function newColleague(role: StaffRole): Promise<Login> {
  const owner = await newStaff();
  const login = { email: newEmail('collega'), password: 'drie potten op de plank' };
  await asColleague(owner, api.staffColleagues.inviteColleague, { body: { email: login.email, role } });
  const [mail] = await untilMailed(owner, login.email);
  const token = /\/admin\/invitation#(\S+)/.exec(mail!.text)![1]!;
  await asColleague(owner, api.staffColleagues.accept, { body: { token, password: login.password } });
  await owner.close();
  return login;
}
