import type { StaffRole } from '../../../../contracts/staff/permissions.js';

export const roleNames: Record<StaffRole, string> = {
  owner: 'Eigenaar',
  staff: 'Medewerker',
  warehouse: 'Magazijn',
  bookkeeper: 'Boekhouding',
};
