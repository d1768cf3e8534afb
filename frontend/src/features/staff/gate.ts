/** Loaded lazily, because every page of the shop loads the routes. */
export const gate = () => import('./panel');
