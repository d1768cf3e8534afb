/** The endpoints of `contracts/` for programs that Node runs as they are. Needs the packages, but no build. */
import './typescript.mjs';

export const api = await import('../../contracts/api.ts');
export const { urlOf } = await import('../../contracts/endpoint.ts');
