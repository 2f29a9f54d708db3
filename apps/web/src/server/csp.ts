import { createHash } from 'node:crypto'
import { headScript } from '../lib/head-script'

interface ContentSecurityPolicyOptions {
  /** Given on pages rendered per request; absent on pages cached whole, whose scripts cannot carry one. */
  nonce?: string
  /** `next dev` evaluates strings and opens a web socket for hot reload. */
  dev: boolean
  /** Where maps fetch their ground from, as it is set; null for nowhere. */
  tilesUrl: string | null
}

/** Returns the host of a map's tiles; a placeholder for one of several servers becomes a wildcard. */
function tilesSource(url: string): string {
  const [scheme, , host = ''] = url.split('/')
  return `${scheme}//${host.replace(/\{\w+\}/g, '*')}`
}

const headHash = createHash('sha256').update(headScript).digest('base64')

/**
 * The Content-Security-Policy header of a page. With a nonce only scripts with it run, besides the one in every
 * page's head; without a nonce inline scripts of the site's own cached pages run too, because a nonce in cached HTML
 * would block every one of them. Styles stay 'unsafe-inline': the toaster and the scroll lock of dialogs write style
 * elements at run time.
 */
export function contentSecurityPolicy({ nonce, dev, tilesUrl }: ContentSecurityPolicyOptions): string {
  const scripts = nonce
    ? `'self' 'nonce-${nonce}' 'sha256-${headHash}' 'strict-dynamic'`
    : "'self' 'unsafe-inline'"
  return [
    "default-src 'self'",
    `script-src ${scripts}${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tilesUrl ? ` ${tilesSource(tilesUrl)}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}
