import { randomBytes } from 'node:crypto'
import { isHotReloading } from '@oficio/context/build-phase'
import { getConfig } from '@oficio/context/config'
import { paths } from '@oficio/contracts/paths'
import { type NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy } from '../csp'
import { sessionCookieName } from './server/cookies'
import { pagePathHeader } from './server/page-path'

/**
 * Only pages that are rendered for each visitor: on the cached ones this function, even empty, would cost a third of
 * what they serve. They keep the headers that every answer has (security-headers.ts).
 */
export const config = {
  // Two patterns, not one for each page: every request to any page is held against all of them.
  matcher: [
    '/:page(login|register|register/professional/payment|payment/status|arrepentimiento|baja)',
    '/:area(seguimiento|professional|user|admin)/:path*',
  ],
}

const protectedPages = /^\/(professional|user|admin)(\/|$)/

/** Whoever looks for the way out of a contract may find these; the others say nothing to strangers. */
const findablePages: readonly string[] = [paths.withdrawal(), paths.cancellation()]

/** Headers of dynamic pages, and a redirect that only spares the server a rendering: the pages themselves decide. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const { origin } = getConfig().site
  const path = pathname + search
  if (protectedPages.test(pathname) && !request.cookies.has(sessionCookieName(origin))) {
    return NextResponse.redirect(new URL(paths.login(path), origin))
  }
  const policy = contentSecurityPolicy({ nonce: randomBytes(16).toString('base64'), dev: isHotReloading() })
  const headers = new Headers(request.headers)
  headers.set(pagePathHeader, path)
  // Next finds the nonce for its own scripts in this header of the request.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  if (!findablePages.includes(pathname)) response.headers.set('x-robots-tag', 'noindex')
  // The address of the tracking page is a key, and a referrer would hand it on.
  if (pathname.startsWith('/seguimiento/')) response.headers.set('referrer-policy', 'no-referrer')
  return response
}
