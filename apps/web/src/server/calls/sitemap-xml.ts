import 'server-only'
import { sitemapPartPath } from '@oficio/contracts/search/sitemap'
import type { NamedPart } from '@oficio/domain/search/sitemap/list-sitemap-parts'
import type { SitemapAddress } from '@oficio/domain/search/sitemap/sitemap-kind'

const keptSeconds = 3600
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${keptSeconds}`,
      'x-content-type-options': 'nosniff',
    },
  })

/** Returns the sitemap index, which lists the parts of the sitemap. */
export const sitemapIndex = (origin: string, parts: readonly NamedPart[]): string =>
  list(
    'sitemapindex',
    parts.map(({ name, changedAt }) => entry('sitemap', origin + sitemapPartPath(name), changedAt)),
  )

export const sitemapPart = (origin: string, addresses: readonly SitemapAddress[]): string =>
  list(
    'urlset',
    addresses.map(({ path, changedAt }) => entry('url', origin + path, changedAt?.toISOString() ?? null)),
  )

const list = (name: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">${entries.join('')}</${name}>\n`

const entry = (name: string, address: string, changedAt: string | null) =>
  `\n<${name}><loc>${escapeXml(address)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${name}>`

/** Does not escape quotes, because addresses never appear in attributes. */
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
