import { getSitemapPartEndpoint } from '@oficio/contracts/search/sitemap'
import { listSitemapAddresses } from '@oficio/domain/search/sitemap/list-sitemap-addresses'
import { sitemapPart, xmlAnswer } from '@/server/calls/sitemap-xml'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getSitemapPartEndpoint, async (ctx, _actor, { part }) =>
  xmlAnswer(sitemapPart(ctx.site.origin, await listSitemapAddresses(ctx, part))),
)
