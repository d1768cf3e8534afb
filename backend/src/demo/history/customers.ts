import { demoPerson, type DemoPerson } from './people.js';
import type { Random } from './random.js';

/** A row of `customers`. Orders refer to `id`. */
export interface DemoCustomer extends DemoPerson {
  id: number;
  createdAt: Date;
}

/** A row of `contacts`: name and address of one order. */
export interface DemoContact {
  id: string;
  email: string;
  name: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  createdAt: Date;
}

/** Picks buyers: new customers while there are any, and earlier ones, mostly recent. */
export class DemoCustomers {
  readonly all: DemoCustomer[] = [];

  constructor(
    private readonly most: number,
    private readonly random: Random,
  ) {}

  /** `at` in milliseconds. `isNew`: this is the customer's first order. */
  buyer(at: number): { customer: DemoCustomer; isNew: boolean } {
    const known = this.all.length;
    const comes = known === 0 || (known < this.most && this.random.chance(known < 40 ? 0.9 : 0.42));
    if (comes) return { customer: this.register(at), isNew: true };
    return { customer: this.all[Math.floor(this.random() ** 0.6 * known)]!, isNew: false };
  }

  /** Registers the remaining customers, without orders, between these moments. */
  registerRemaining(from: number, to: number): void {
    while (this.all.length < this.most) this.register(from + this.random() * (to - from));
  }

  private register(at: number): DemoCustomer {
    const id = this.all.length + 1;
    const customer = { id, ...demoPerson(id, this.random), createdAt: new Date(at) };
    this.all.push(customer);
    return customer;
  }
}

/** `at` in milliseconds. */
export function contactOf(
  { firstName, lastName, ...customer }: DemoCustomer,
  contactId: string,
  at: number,
): DemoContact {
  const { email, phone, address, postalCode, city, country } = customer;
  const name = `${firstName} ${lastName}`;
  return { id: contactId, email, name, phone, address, postalCode, city, country, createdAt: new Date(at) };
}
