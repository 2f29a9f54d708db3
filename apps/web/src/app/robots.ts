import { beginOf, type Page, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { sitemapPath } from '@oficio/contracts/search/sitemap'
import type { MetadataRoute } from 'next'
import { siteSettings } from './site-settings'

// Dynamic, because the address is a setting of the running site, not of the build.
export const dynamic = 'force-dynamic'

const all: readonly Page[] = Object.values(pages)

/**
 * Disallows only paths that no search engine needs. Pages that require login stay allowed, because engines read on the
 * pages themselves that they must not list them. Pictures of public pages and the API description are allowed too.
 */
export default function robots(): MetadataRoute.Robots {
  const { site } = siteSettings()
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/api/portraits/',
        '/api/drawn-portraits/',
        '/api/portfolio-photos/',
        '/api/business-photos/',
        '/api/previews/',
        '/api/rubros',
        '/api/places/',
        paths.apiDocs(),
      ],
      disallow: [
        '/api/',
        paths.admin(),
        paths.paymentStatus(),
        ...all.filter(({ isSecret }) => isSecret).map(({ path }) => beginOf(path)),
      ],
    },
    sitemap: `${site.origin}${sitemapPath}`,
  }
}
