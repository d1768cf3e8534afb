import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { BlockSchema } from '../law/legal-pages.js';
import { shopTextNames } from './names.js';

const shopper = endpoints({ access: 'shopper' });

export const listHomeTexts = shopper('GET /api/home-texts', {
  summary: 'The texts of home below its grid, in their newest versions.',
  response: z.array(z.object({ name: z.enum(shopTextNames), blocks: z.array(BlockSchema) })),
});
