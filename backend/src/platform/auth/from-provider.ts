import { SetMetadata } from '@nestjs/common';

export const fromProviderKey = 'fromProvider';

/** A call that comes from a provider's servers and proves itself by a signature instead of an origin. */
export const FromProvider = () => SetMetadata(fromProviderKey, true);
