import { SetMetadata } from '@nestjs/common';
import { mayDo, type Permission, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { DomainError } from '../errors/domain-error.js';

export const initialPasswordKey = 'initial-password';

/** Opens a route to members of staff who have not yet replaced a password that somebody else set. */
export const AllowInitialPassword = () => SetMetadata(initialPasswordKey, true);

/** For a route that shows more to those with the permission. */
export function mayStaff(staff: { role: StaffRole } | undefined, permission: Permission): boolean {
  return staff !== undefined && mayDo(staff.role, permission);
}

/** For a permission that depends on the input of a route. Throws `not-allowed`. */
export function demandPermission(staff: { role: StaffRole } | undefined, permission: Permission): void {
  if (!mayStaff(staff, permission)) throw new DomainError('not-allowed');
}
