/** When the support of a release line ends, from the schedule of github.com/nodejs/release. */
const endOfLife: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

/** Returns a warning when this version of Node gets no security fixes any more. Null for a version that is not listed. */
export function nodeWarning(version: string, now: Date): string | null {
  const [major = ''] = version.split('.');
  const end = endOfLife[Number(major)];
  if (!end || now < new Date(`${end}T24:00:00Z`)) return null;
  return `Node ${version} has had no security fixes since ${end}. Use Node 22 or 24.`;
}
