/** Where every page leads back to. Apart, for scripts of every page, which are to carry no table of all addresses. */
export const homePath = '/'
