/** The doors of the API. The server refuses to start when an endpoint of theirs has no handler, or two. */
export * as adminCategories from './admin/categories.js';
export * as adminDiscountCodes from './admin/discount-codes.js';
export * as adminSubscriptions from './admin/subscriptions.js';
export * as subscriptions from './subscriptions.js';
