import { SetMetadata } from '@nestjs/common';

/** Who may call a route. `shopper`: anybody past the access gate. `open`: not even that. `staff`: a staff session. */
export type Access = 'open' | 'shopper' | 'staff';

export const accessKey = 'access';

/** States who may call a controller or one route of it. A route that states nothing is closed to everybody. */
export const AllowAccess = (access: Access) => SetMetadata(accessKey, access);
