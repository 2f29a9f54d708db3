import { createHash } from 'node:crypto'
import { headScript } from '../lib/head-script'

interface ContentSecurityPolicyOptions {
  /** Set on pages that are rendered per request. Absent on cached pages, because their scripts cannot carry a nonce. */
  nonce?: string
  /** Whether `next dev` runs, which evaluates strings and opens a web socket for hot reload. */
  dev: boolean
  /** The configured address of the map tiles, or null without maps. */
  tilesUrl: string | null
}

/** Returns the host of the map tiles. A placeholder for one of several servers becomes a wildcard. */
function tilesSource(url: string): string {
  const [scheme, , host = ''] = url.split('/')
  return `${scheme}//${host.replace(/\{\w+\}/g, '*')}`
}

const headHash = createHash('sha256').update(headScript).digest('base64')

/**
 * Returns the Content-Security-Policy header of a page. With a nonce, only scripts with that nonce run, and the script
 * in the head of every page. Without a nonce, inline scripts run too, because a nonce in cached HTML would block all
 * scripts of cached pages. Styles stay 'unsafe-inline', because the toaster and the scroll lock of dialogs write style
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
