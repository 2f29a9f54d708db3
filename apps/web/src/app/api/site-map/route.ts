import { getSitemapEndpoint } from '@oficio/contracts/search/sitemap'
import { listSitemapParts } from '@oficio/domain/search/sitemap/list-sitemap-parts'
import { sitemapIndex, xmlAnswer } from '@/server/calls/sitemap-xml'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getSitemapEndpoint, async (ctx) => {
  // Cached for an hour, because it reads an index of every public record.
  const parts = await ctx.readCache.read('sitemap', [], () => listSitemapParts(ctx))
  return xmlAnswer(sitemapIndex(ctx.site.origin, parts))
})
