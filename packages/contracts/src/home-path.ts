/**
 * The address of the home page. It has its own file, so that scripts of every page need not load the table of all
 * addresses.
 */
export const homePath = '/'
