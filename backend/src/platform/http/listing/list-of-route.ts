import type { FastifyRequest } from 'fastify';

/** The name of a list in the logbook: `orders` for `/api/admin/orders` and for its export. */
export const listOfRoute = ({ routeOptions: { url = '' } }: FastifyRequest): string =>
  url.replace(/^\/api\/admin\/|\/export\.(csv|xaf)$/g, '');
