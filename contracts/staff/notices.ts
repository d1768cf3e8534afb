/** What the shop mails to a member of staff about the own account. */
export const staffNotices = [
  'new-device',
  'factor-changed',
  'password-changed',
  'locked-out',
  'wrong-factor',
  'role-changed',
] as const;
export type StaffNotice = (typeof staffNotices)[number];
