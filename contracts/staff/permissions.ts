/** `owner`: everything. The other roles have the rights of `rolesWith`. */
export const staffRoles = ['owner', 'staff', 'warehouse', 'bookkeeper'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The right that each route of the back office names, with the roles that have it besides the owner.
 * `orders`: see what is in a parcel and whose it is, of orders and returns. `sales`: see the rest of a sale: amounts,
 * e-mail addresses, timelines, subscriptions and withdrawals. `ship`: move an order forward. `receive`: handle
 * what comes back. `refund`: refund money, and so cancel orders and accept withdrawals. `export`: download lists
 * with personal data; the logbook has a right of its own. `catalog` and `stock`: see products and stock. `recall`: call a lot
 * back and mail who received it.
 */
const rolesWith = {
  orders: ['staff', 'warehouse', 'bookkeeper'],
  sales: ['staff', 'bookkeeper'],
  ship: ['staff', 'warehouse'],
  receive: ['staff', 'warehouse'],
  refund: ['staff'],
  subscriptions: ['staff'],
  customers: ['staff'],
  export: ['staff', 'bookkeeper'],
  catalog: ['staff', 'warehouse', 'bookkeeper'],
  'edit-catalog': ['staff'],
  stock: ['staff', 'warehouse', 'bookkeeper'],
  'change-stock': ['staff', 'warehouse'],
  recall: ['staff'],
  discounts: ['staff'],
  analytics: ['staff', 'bookkeeper'],
  payments: ['staff', 'bookkeeper'],
  mails: ['staff'],
  settings: [],
  technical: [],
  logbook: [],
  'export-logbook': [],
  accounts: [],
} as const satisfies Record<string, readonly Exclude<StaffRole, 'owner'>[]>;

export type Permission = keyof typeof rolesWith;
export const permissions = Object.keys(rolesWith) as Permission[];

/** Which requests need a factor proven within ten minutes: all with the permission, or those that change something. */
const provenFor: Partial<Record<Permission, 'always' | 'changes'>> = {
  export: 'always',
  'export-logbook': 'always',
  settings: 'changes',
  accounts: 'changes',
};

/** `method`: of the HTTP request. */
export function needsProof(permission: Permission, method: string): boolean {
  const when = provenFor[permission];
  return when === 'always' || (when === 'changes' && method !== 'GET' && method !== 'HEAD');
}

/** Whether a role may call an endpoint of the back office. */
export function mayCall(role: StaffRole, { permission = [] }: { permission?: Permission | readonly Permission[] }) {
  return [permission].flat().every((one) => mayDo(role, one));
}

/** Whether a role sees what a product costs the shop. Others see no cost price and no change of one. */
export const seesCosts = (role: StaffRole): boolean => mayDo(role, 'analytics');

export function mayDo(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = rolesWith[permission];
  return role === 'owner' || roles.includes(role);
}
