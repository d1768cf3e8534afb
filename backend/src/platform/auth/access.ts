import { applyDecorators, SetMetadata } from '@nestjs/common';
import { mayDo, type Permission, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { DomainError } from '../errors/domain-error.js';

/** `open`: everybody. `shopper`: past the access gate. `customer`: logged in. `staff`: a staff session only. */
export type Access = 'open' | 'shopper' | 'customer' | 'staff';

export const accessKey = 'access';
export const permissionKey = 'permission';

/**
 * Declares who may call a controller or one of its routes. Routes without a declaration deny everybody. `permission`:
 * what a member of staff needs; null allows every role.
 */
export function AllowAccess(access: 'staff', permission: Permission | null): ClassDecorator & MethodDecorator;
export function AllowAccess(access: Exclude<Access, 'staff'>): ClassDecorator & MethodDecorator;
export function AllowAccess(access: Access, permission?: Permission | null): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(accessKey, access), SetMetadata(permissionKey, permission));
}

export const initialPasswordKey = 'initial-password';

/** Opens a route to members of staff who have not yet replaced a password that somebody else set. */
export const AllowInitialPassword = () => SetMetadata(initialPasswordKey, true);

/** For a permission that depends on the input of a route. Throws `not-allowed`. */
export function demandPermission(staff: { role: StaffRole } | undefined, permission: Permission): void {
  if (!staff || !mayDo(staff.role, permission)) throw new DomainError('not-allowed');
}
