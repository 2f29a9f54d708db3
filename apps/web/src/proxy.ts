import { randomBytes } from 'node:crypto'
import { isHotReloading } from '@oficio/context/build-phase'
import { getConfig } from '@oficio/context/config'
import { beginOf, type Page, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { type NextRequest, NextResponse } from 'next/server'
import { accessOfArea, areaOf, isRendered } from './server/areas'
import { sessionCookieName } from './server/callers/cookies'
import { contentSecurityPolicy } from './server/csp'
import { pagePathHeader } from './server/sessions/page-path'

/**
 * The paths on which Next calls `proxy`: only pages that are rendered per visitor. On cached pages even an empty
 * function would reduce the throughput by a third. Cached pages keep the headers of every response
 * (security-headers.ts).
 */
export const config = {
  // Two patterns instead of one per page, because Next matches every request against all patterns. Next reads them
  // statically, so they cannot be generated from the table of pages. A test compares them with the table.
  matcher: [
    '/:page(login|login/second-step|auth/callback|register|register/professional/payment|forgot-password|recuperar-solicitud|payment/status|arrepentimiento|baja|search/service-requests|business/register/done)',
    '/:area(seguimiento|reset-password|confirm-email|opt-out|datos-personales|professional|user|admin|publicidad/mis-reservas)/:path*',
  ],
}

const all: readonly Page[] = Object.values(pages)
const indexablePaths = new Set(all.filter(({ isIndexable }) => isIndexable).map(({ path }) => path))
/** The beginnings of paths that contain a secret token. */
const secretPathPrefixes = all.filter(({ isSecret }) => isSecret).map(({ path }) => beginOf(path))

const optOutBegin = beginOf(pages.mailOptOut.path)

/**
 * Sets the headers of dynamic pages. Redirects visitors without a session cookie to the login; this only saves a
 * rendering, because the pages themselves check the access. Rewrites POST requests of mail programs to the API.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const { site, mapTiles } = getConfig()
  const { origin } = site
  const path = pathname + search
  const isClosed = accessOfArea(areaOf(pathname)) !== null
  if (isClosed && !request.cookies.has(sessionCookieName(origin))) {
    return NextResponse.redirect(new URL(paths.login(path), origin))
  }
  // A mail program sends the one-click opt-out as a POST to the same address that its user can open as a page.
  if (request.method === 'POST' && pathname.startsWith(optOutBegin)) {
    const call = request.nextUrl.clone()
    call.pathname = `/api/mail-opt-out/${pathname.slice(optOutBegin.length)}`
    return NextResponse.rewrite(call)
  }
  const response = isRendered(pathname) ? renderOnce(request, mapTiles?.url ?? null) : NextResponse.next()
  if (!indexablePaths.has(pathname)) response.headers.set('x-robots-tag', 'noindex')
  // Prevents a leak, because the referrer would contain the secret token.
  if (secretPathPrefixes.some((begin) => pathname.startsWith(begin)))
    response.headers.set('referrer-policy', 'no-referrer')
  return response
}

/**
 * Lets Next render a page with its own nonce. Not for unknown paths: they get a prebuilt page whose scripts have no
 * nonce, so none of them would run.
 */
function renderOnce(
  { headers: requestHeaders, nextUrl }: NextRequest,
  tilesUrl: string | null,
): NextResponse {
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    dev: isHotReloading(),
    tilesUrl,
  })
  const headers = new Headers(requestHeaders)
  headers.set(pagePathHeader, nextUrl.pathname + nextUrl.search)
  // Next reads the nonce for its scripts from this request header.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
