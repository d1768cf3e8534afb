import { configure } from '@testing-library/react';

/** The library waits a second, which a slow machine needs for a single render. */
configure({ asyncUtilTimeout: 60_000 });
