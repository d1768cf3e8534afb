import { z } from 'zod';

/** A day that somebody asks for: on the calendar, and near enough that the days around it can be written as well. */
export const ShopDaySchema = z.iso
  .date('Kies een geldige datum')
  .refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'Kies een geldige datum');
