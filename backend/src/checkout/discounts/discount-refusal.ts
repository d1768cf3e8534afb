import { DomainError } from '../../platform/errors/domain-error.js';

export function isDiscountRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.code.startsWith('discount-');
}
