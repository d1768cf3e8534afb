/** The routes of the storefront. Their types are those of the whole tree, so that links to any page are checked. */
export { routeTree } from './routeTree.gen';
