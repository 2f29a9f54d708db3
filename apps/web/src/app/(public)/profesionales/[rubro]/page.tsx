import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { getRubroTowns } from '@oficio/domain/search/landing/get-rubro-towns'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { rubroGraph } from '@/features/search/landing/landing-graph'
import { rubroWords } from '@/features/search/landing/landing-words'
import { RubroTownsPage } from '@/features/search/landing/rubro-towns-page'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../../site-settings'

// Cached as a whole at the first visit. Counts may be an hour old.
export const revalidate = 3600
export const generateStaticParams = () => []

const readTowns = cache((ctx: Ctx, slug: string) =>
  orNotFound(
    cachedRead(`rubro-towns:${slug}`, [pageTags.rubros, pageTags.places], () => getRubroTowns(ctx, slug)),
  ),
)

export const generateMetadata = readHead(pages.rubroTowns, async ({ ctx, params }) => {
  const towns = await readTowns(ctx, params.rubro)
  return {
    ...rubroWords(towns),
    alternates: { canonical: paths.rubroTowns(towns.rubro.slug) },
    // Without a single professional, search engines must not list the page.
    ...(towns.provinces.length === 0 && { robots: { index: false, follow: true } }),
  }
})

export default page(pages.rubroTowns, async ({ ctx, params }) => {
  const towns = await readTowns(ctx, params.rubro)
  return (
    <>
      <JsonLd graph={rubroGraph(towns, siteSettings().site.origin)} />
      <RubroTownsPage towns={towns} />
    </>
  )
})
