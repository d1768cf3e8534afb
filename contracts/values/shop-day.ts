import { z } from 'zod';

/** A requested day: a valid date, in a range whose neighbouring days are valid too. */
export const ShopDaySchema = z.iso
  .date('Kies een geldige datum')
  .refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'Kies een geldige datum');

/** A day on which something starts or ends that staff plans: the server refuses one that is over. */
export const PlannedDaySchema = ShopDaySchema.meta({ examples: ['2099-12-31'] });
