import { beginOf, type Page, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { sitemapPath } from '@oficio/contracts/search/sitemap'
import type { MetadataRoute } from 'next'
import { siteSettings } from './site-settings'

// The address is a setting of the running site, not of the build.
export const dynamic = 'force-dynamic'

const all: readonly Page[] = Object.values(pages)

/**
 * Only what no engine has any use for is closed. Pages for somebody stay open: that they are not to be listed is read on
 * them. Pictures of public pages are shown from the API, and so is its description.
 */
export default function robots(): MetadataRoute.Robots {
  const { site } = siteSettings()
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/api/portraits/',
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
