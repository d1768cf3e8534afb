export { isBundle } from '../../../../contracts/bundles.js';
