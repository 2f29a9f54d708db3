import { fetchInTime } from './in-time'

/**
 * Returns whether the site answers a request under the conditions of a page. The health check is not enough, because an
 * overloaded site refuses pages but reports itself healthy. Call it before a page refresh that follows no successful
 * call. If a refresh fails, the browser loads the page and shows its own error page instead.
 */
export const isSiteReachable = (): Promise<boolean> =>
  fetchInTime('/api/auth/session', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
