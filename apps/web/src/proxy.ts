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
 * Only pages that are rendered for each visitor: on the cached ones this function, even empty, would cost a third of
 * what they serve. They keep the headers that every answer has (security-headers.ts).
 */
export const config = {
  // Two patterns, not one for each page: every request to any page is held against all of them. Next reads them without
  // running anything, so they cannot be made from the table; a test holds them against it.
  matcher: [
    '/:page(login|login/second-step|auth/callback|register|register/professional/payment|forgot-password|recuperar-solicitud|payment/status|arrepentimiento|baja|search/professionals|search/service-requests|business/search|business/register/done)',
    '/:area(seguimiento|reset-password|confirm-email|opt-out|datos-personales|professional|user|admin|publicidad/mis-reservas)/:path*',
  ],
}

const all: readonly Page[] = Object.values(pages)
const indexablePaths = new Set(all.filter(({ isIndexable }) => isIndexable).map(({ path }) => path))
/** What the addresses begin with that are keys themselves. */
const secretBegins = all.filter(({ isSecret }) => isSecret).map(({ path }) => beginOf(path))

const optOutBegin = beginOf(pages.mailOptOut.path)

/**
 * Headers of dynamic pages; a redirect that only spares the server a rendering, since the pages themselves decide; and
 * what mail programs send to a page, led to its call.
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
  // A mail program sends its reader's wish to the address that it shows them, too.
  if (request.method === 'POST' && pathname.startsWith(optOutBegin)) {
    const call = request.nextUrl.clone()
    call.pathname = `/api/mail-opt-out/${pathname.slice(optOutBegin.length)}`
    return NextResponse.rewrite(call)
  }
  const response = isRendered(pathname) ? renderOnce(request, mapTiles?.url ?? null) : NextResponse.next()
  if (!indexablePaths.has(pathname)) response.headers.set('x-robots-tag', 'noindex')
  // A referrer would hand the key on.
  if (secretBegins.some((begin) => pathname.startsWith(begin)))
    response.headers.set('referrer-policy', 'no-referrer')
  return response
}

/**
 * Has a page rendered with a nonce of its own. An unknown address gets a prebuilt page, the same for everybody: none
 * of its scripts has a nonce, and none would run.
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
  // Next finds the nonce for its own scripts in this header of the request.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
