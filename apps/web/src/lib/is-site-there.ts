/**
 * Returns whether the site answers. Asked before a page is read again where no call has just been answered: a router that
 * hears nothing has the browser load the page, whose own error page then takes its place.
 */
export const isSiteThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
