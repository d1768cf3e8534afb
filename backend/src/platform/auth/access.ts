import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. `open`: everybody. `shopper`: visitors past the access gate. `customer`: a shopper who is
 * logged in. `staff`: a staff session only.
 */
export type Access = 'open' | 'shopper' | 'customer' | 'staff';

export const accessKey = 'access';

/** Declares who may call a controller or one of its routes. Routes without a declaration deny everybody. */
export const AllowAccess = (access: Access) => SetMetadata(accessKey, access);
