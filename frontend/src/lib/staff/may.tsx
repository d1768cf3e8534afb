import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { mayCall, mayDo, type Permission, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { mayOpen } from './section-access';
import { staffQuery } from './staff-query';

/**
 * Whether the logged-in member of staff may call an endpoint. `fully`: also the part of it that needs a permission more.
 * The server checks it again.
 */
export function useMay(): (endpoint: Endpoint, fully?: Permission) => boolean {
  const role = useRole();
  return (endpoint, fully) => !!role && mayCall(role, endpoint) && (!fully || mayDo(role, fully));
}

/** Whether the screen of a section may be opened. */
export function useMayOpen(): (section: string) => boolean {
  const role = useRole();
  return (section) => mayOpen(role, section);
}

/** Renders its children for members of staff who may call an endpoint. */
export function May({ call, children }: { call: Endpoint; children: ReactNode }) {
  return useMay()(call) ? children : null;
}

function useRole(): StaffRole | undefined {
  return useQuery({ ...staffQuery, enabled: false }).data?.role; // the panel has read it
}
