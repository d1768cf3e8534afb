import { SetMetadata } from '@nestjs/common';

export const fromProviderKey = 'fromProvider';

/** Marks a route that authenticates by the provider's signature instead of an origin. */
export const FromProvider = () => SetMetadata(fromProviderKey, true);
