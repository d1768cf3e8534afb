import type { Address, BillingDetails, Metadata, Shipping } from '../types.js';
import type { Params } from './form-encoding.js';
import { invalidRequest, missingParameter } from './stripe-error.js';

/** Refuses unknown parameters, as Stripe does. */
export function refuseUnknown(params: Params, known: readonly string[]): void {
  for (const name of Object.keys(params)) {
    if (name === 'expand' || name === 'key' || known.includes(name)) continue;
    throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
  }
}

export function has(params: Params, name: string): boolean {
  return params[name] !== undefined;
}

/** The text of a parameter; null when it is absent or empty, which unsets a value at Stripe. */
export function text(params: Params, name: string): string | null {
  const value = params[name];
  if (typeof value === 'object') throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value === undefined || value === '' ? null : value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (value === null) throw missingParameter(name);
  return value;
}

export function integer(params: Params, name: string): number | null {
  const value = text(params, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function flag(params: Params, name: string): boolean {
  const value = text(params, name);
  if (value === null) return false;
  if (value !== 'true' && value !== 'false') {
    throw invalidRequest(`Invalid boolean: ${value}`, { code: 'parameter_invalid_boolean', param: name });
  }
  return value === 'true';
}

export function group(params: Params, name: string): Params | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') {
    throw invalidRequest(`Invalid object`, { code: 'parameter_invalid_object', param: name });
  }
  return value;
}

export function items(params: Params, name: string): string[] {
  const value = params[name];
  if (value === undefined) return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Object.values(value).filter((item): item is string => typeof item === 'string');
}

export function oneOf<T extends string>(params: Params, name: string, allowed: readonly T[]): T | null {
  const value = text(params, name);
  if (value === null) return null;
  if (!(allowed as readonly string[]).includes(value)) {
    throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
  }
  return value as T;
}

/** Merges metadata: an empty value removes its key, an empty group removes all. */
export function mergedMetadata(before: Metadata, params: Params): Metadata {
  if (params['metadata'] === '') return {};
  const after: Metadata = { ...before };
  for (const [key, value] of Object.entries(group(params, 'metadata') ?? {})) {
    if (typeof value !== 'string' || key.length > 40 || value.length > 500) {
      throw invalidRequest('Metadata keys take 40 characters and values 500, and hold text only.', {
        param: `metadata[${key}]`,
      });
    }
    if (value === '') delete after[key];
    else after[key] = value;
  }
  if (Object.keys(after).length > 50) throw invalidRequest('Metadata takes at most 50 keys.', { param: 'metadata' });
  return after;
}

export function address(params: Params | null): Address {
  const read = (name: string) => (params === null ? null : text(params, name));
  return {
    city: read('city'),
    country: read('country'),
    line1: read('line1'),
    line2: read('line2'),
    postal_code: read('postal_code'),
    state: read('state'),
  };
}

export function billingDetails(params: Params | null): BillingDetails {
  const given = params ?? {};
  return {
    address: address(group(given, 'address')),
    email: email(given, 'email'),
    name: text(given, 'name'),
    phone: text(given, 'phone'),
    tax_id: null,
  };
}

export function shipping(params: Params): Shipping | null {
  const given = group(params, 'shipping');
  if (given === null) return null;
  const where = group(given, 'address');
  if (where === null) throw missingParameter('shipping[address]');
  return {
    address: address(where),
    carrier: text(given, 'carrier'),
    name: requiredText(given, 'name'),
    phone: text(given, 'phone'),
    tracking_number: text(given, 'tracking_number'),
  };
}

export function email(params: Params, name: string): string | null {
  const value = text(params, name);
  if (value !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalidRequest(`Invalid email address: ${value}`, { code: 'email_invalid', param: name });
  }
  return value;
}
