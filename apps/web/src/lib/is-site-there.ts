import { fetchInTime } from './in-time'

/**
 * Returns whether the site answers, by what a page of it needs to answer, too: a site with too much to do turns pages away
 * and says that it is well. Asked before a page is read again where no call has just been answered: a router that hears
 * nothing has the browser load the page, whose own error page then takes its place.
 */
export const isSiteThere = (): Promise<boolean> =>
  fetchInTime('/api/auth/session', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
