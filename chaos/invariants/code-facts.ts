import type { World } from '../support/world.js';
import type { CodeFact } from './facts.js';

export async function codesOf({ database }: World, name: string): Promise<CodeFact[]> {
  const rows = await database.query<{ max_uses: number | null; redeemed: number; reserved: number; held: number }[]>(
    `select max_uses, redeemed, reserved, (
       select count(*)::int from discount_reservations r join checkouts c on c.id = r.checkout_id
       where r.code_id = d.id and r.state = 'reserved' and c.status in ('open', 'closing')) as held
     from discount_codes d where code = $1`,
    [name],
  );
  return rows.map(({ max_uses, redeemed, reserved, held }) => ({
    code: name,
    maxUses: max_uses,
    redeemed,
    reserved,
    reservedByOpenCheckouts: held,
  }));
}
