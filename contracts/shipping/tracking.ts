import { z } from 'zod';
import { carriers } from './carriers.js';

export const CarrierSchema = z.enum(carriers, { error: 'Kies een vervoerder' });

/** Spaces are dropped and letters are capitals, as carriers print it. */
export const TrackingCodeSchema = z
  .string()
  .max(80)
  .transform((code) => code.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'Vul een geldige trackingcode in, zoals 3SABCD012345678'))
  .meta({ examples: ['3SABCD012345678'] });
