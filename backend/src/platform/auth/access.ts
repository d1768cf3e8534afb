import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. `shopper`: anybody past the access gate. `customer`: a shopper who is logged in. `open`: not even
 * the gate. `staff`: a staff session, and nothing else.
 */
export type Access = 'open' | 'shopper' | 'customer' | 'staff';

export const accessKey = 'access';

/** States who may call a controller or one route of it. A route that states nothing is closed to everybody. */
export const AllowAccess = (access: Access) => SetMetadata(accessKey, access);
