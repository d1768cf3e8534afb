import { SetMetadata } from '@nestjs/common';

/** `open`: everybody. `shopper`: past the access gate. `customer`: logged in. `staff`: a staff session only. */
export type Access = 'open' | 'shopper' | 'customer' | 'staff';

export const accessKey = 'access';

/** Declares who may call a controller or one of its routes. Routes without a declaration deny everybody. */
export const AllowAccess = (access: Access) => SetMetadata(accessKey, access);
