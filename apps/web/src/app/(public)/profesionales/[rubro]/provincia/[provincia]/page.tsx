import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { type FoundInProvince, getRubroInProvince } from '@oficio/domain/search/landing/get-rubro-in-province'
import { viewLandingRows } from '@oficio/domain/search/landing/view-landing-rows'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { provinceGraph } from '@/features/search/landing/landing-graph'
import { provinceWords } from '@/features/search/landing/landing-words'
import { RubroInProvincePage } from '@/features/search/landing/rubro-in-province-page'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../../../../site-settings'

// Cached whole at the first visit. Figures may be an hour old; who is shown goes at once when their own page does.
export const revalidate = 3600
export const generateStaticParams = () => []

const readFound = cache((ctx: Ctx, rubro: string, province: string) =>
  orNotFound(
    cachedRead(`rubro-in-province:${rubro}:${province}`, [pageTags.rubros, pageTags.places], () =>
      getRubroInProvince(ctx, { rubro, province }),
    ),
  ),
)

function readShown(ctx: Ctx, { rows }: FoundInProvince) {
  const ids = rows.map(({ professionalId }) => professionalId)
  return cachedRead(`landing-rows:${ids.join()}`, ids.map(pageTags.professional), () =>
    viewLandingRows(ctx, rows),
  )
}

export const generateMetadata = readHead(pages.rubroInProvince, async ({ ctx, params }) => {
  const found = await readFound(ctx, params.rubro, params.provincia)
  return {
    ...provinceWords(found),
    alternates: { canonical: paths.rubroInProvince(found.rubro.slug, found.province.slug) },
  }
})

export default page(pages.rubroInProvince, async ({ ctx, params }) => {
  const found = await readFound(ctx, params.rubro, params.provincia)
  const professionals = await readShown(ctx, found)
  return (
    <>
      <JsonLd graph={provinceGraph(found, professionals, siteSettings().site.origin)} />
      <RubroInProvincePage found={found} professionals={professionals} />
    </>
  )
})
