import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayDo, type Permission } from '../../../../contracts/staff/permissions.js';
import { permissionOf } from './section-permissions';
import { staffQuery } from './staff-query';

/** Whether the logged-in member of staff may do something. The server checks it again. */
export function useMay(): (permission: Permission | null) => boolean {
  const { data: staff } = useQuery({ ...staffQuery, enabled: false }); // the panel has read it
  return (permission) => permission === null || (!!staff && mayDo(staff.role, permission));
}

/** Whether the screen of a section may be opened. */
export function useMayOpen(): (section: string) => boolean {
  const may = useMay();
  return (section) => may(permissionOf(section));
}

/** Renders its children for members of staff with the permission. */
export function May({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay()(permission) ? children : null;
}
