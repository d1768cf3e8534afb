import { applyDecorators, SetMetadata } from '@nestjs/common';
import { mayDo, type Permission, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { DomainError } from '../errors/domain-error.js';

/** `open`: everybody. `shopper`: past the access gate. `customer`: logged in. `staff`: a staff session only. */
export type Access = 'open' | 'shopper' | 'customer' | 'staff';

export const accessKey = 'access';
const permissionKey = 'permission';

/**
 * Declares who may call a controller or one of its routes. Routes without a declaration deny everybody. `permission`:
 * what a member of staff needs; null needs none. A route adds its permission to that of its controller.
 */
export function AllowAccess(
  access: 'staff',
  permission: Permission | readonly Permission[] | null,
): ClassDecorator & MethodDecorator;
export function AllowAccess(access: Exclude<Access, 'staff'>): ClassDecorator & MethodDecorator;
export function AllowAccess(
  access: Access,
  permission?: Permission | readonly Permission[] | null,
): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(accessKey, access), SetMetadata(permissionKey, permission));
}

/** All permissions that a route and its controller name; undefined when neither says anything. */
export function statedPermissions(...places: object[]): Permission[] | undefined {
  const stated = places.map(
    (place) => Reflect.getMetadata(permissionKey, place) as Permission | Permission[] | null | undefined,
  );
  const named = stated.flat().filter((permission) => permission !== undefined);
  return named.length === 0 ? undefined : [...new Set(named.filter((permission) => permission !== null))];
}

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
