import { z } from 'zod';

/** A part of a URL: lower-case letters and digits, separated by single hyphens. */
export const SlugSchema = z
  .string({ error: 'Slug is verplicht' })
  .trim()
  .min(1, 'Slug is verplicht')
  .max(100, 'Gebruik hoogstens 100 tekens')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Gebruik alleen kleine letters, cijfers en losse koppeltekens');

/** `Crème & Co` → `creme-co`. Empty when the name has no usable character. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
