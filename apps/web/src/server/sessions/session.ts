import 'server-only'
import { type Access, isAllowed } from '@oficio/contracts/access'
import { paths } from '@oficio/contracts/paths'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { account, type Caller, visitor } from '@oficio/domain/kernel/actor'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookieName } from '../callers/cookies'
import { hashDevice, readDevice } from '../callers/device-cookie'
import { findCookiePrincipal } from '../callers/principal'
import { web } from '../calls/web'
import { addressPrefix, clientAddressHeader } from '../limits/client-address'
import { pagePathHeader } from './page-path'

/**
 * Returns the signed-in user of the page, or null. An admin who has not set up the second factor counts as a visitor.
 */
export async function getPrincipal(): Promise<Principal | null> {
  const principal = await getSession()
  return principal?.mustEnrol ? null : principal
}

/** Returns the session of the page's request. Cached, so that all parts of a page share one read. */
const getSession = cache(async (): Promise<Principal | null> => {
  const source = web()
  const cookie = (await cookies()).get(sessionCookieName(source.ctx.site.origin))?.value
  return cookie === undefined ? null : findCookiePrincipal(source, cookie)
})

/**
 * Returns the signed-in user if the access allows it. Otherwise redirects: a visitor to the login and back, another
 * role to the home page (docs/product.md, 'People'), an admin without the required second factor to its set-up.
 */
export async function requirePage(
  access: Exclude<Access, 'anyone'>,
  { duringEnrolment = false }: { duringEnrolment?: boolean } = {},
): Promise<Principal> {
  const principal = await getSession()
  if (principal?.mustEnrol && !duringEnrolment) redirect(paths.security())
  if (principal === null) redirect(paths.login((await headers()).get(pagePathHeader) ?? undefined))
  if (!isAllowed(access, principal.role)) redirect(paths.home())
  return principal
}

/**
 * Returns the actor with which a page reads from the domain. All parts of a page get the same object. `trackingToken`
 * is the token in the page's own address.
 */
export async function getActor(
  trackingToken: string | null = null,
  { duringEnrolment = false }: { duringEnrolment?: boolean } = {},
): Promise<Caller> {
  return actorOf(trackingToken, duringEnrolment)
}

const actorOf = cache(async (trackingToken: string | null, duringEnrolment: boolean): Promise<Caller> => {
  const principal = duringEnrolment ? await getSession() : await getPrincipal()
  const requestHeaders = await headers()
  const device = readDevice(requestHeaders)
  const details = {
    sessionId: principal?.sid ?? null,
    trackingToken,
    deviceHash: device && hashDevice(device, web().ctx.tokenSecret),
    ipPrefix: addressPrefix(requestHeaders.get(clientAddressHeader) ?? ''),
    userAgent: requestHeaders.get('user-agent')?.slice(0, 300) ?? null,
    isPage: true,
  }
  return principal ? account(principal.userId, principal.role, details) : visitor(details)
})
