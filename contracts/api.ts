/** The doors of the API. The server refuses to start when an endpoint of theirs has no handler, or two. */
export * as adminSubscriptions from './admin/subscriptions.js';
export * as subscriptions from './subscriptions.js';
