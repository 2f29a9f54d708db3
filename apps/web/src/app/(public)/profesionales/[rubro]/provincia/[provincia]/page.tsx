import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import {
  type FoundInProvince,
  findRubroProvince,
  getRubroInProvince,
} from '@oficio/domain/search/landing/get-rubro-in-province'
import { viewLandingRows } from '@oficio/domain/search/landing/view-landing-rows'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { provinceGraph } from '@/features/search/landing/landing-graph'
import { provinceWords } from '@/features/search/landing/landing-words'
import { RubroInProvincePage } from '@/features/search/landing/rubro-pages'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../../../../site-settings'

// Cached as a whole at the first visit. A change of the listed professionals drops the page. Counts of other provinces
// may be an hour old.
export const revalidate = 3600
export const generateStaticParams = () => []

const readFound = cache(async (ctx: Ctx, rubro: string, province: string): Promise<FoundInProvince> => {
  const rubroProvince = await cachedRead(
    `rubro-province:${rubro}:${province}`,
    [pageTags.rubros, pageTags.places],
    () => findRubroProvince(ctx, { rubro, province }),
  )
  if (!rubroProvince) notFound()
  const tag = pageTags.rubroInProvince(rubroProvince.rubro.id, rubroProvince.province.provinciaId)
  // A province without professionals is cached too. Its first professional drops the cached page.
  const tags = [tag, pageTags.rubros, pageTags.places]
  return (await cachedRead(tag, tags, () => getRubroInProvince(ctx, rubroProvince))) ?? notFound()
})

function readShown(ctx: Ctx, { rows }: FoundInProvince) {
  const ids = rows.map(({ professionalId }) => professionalId)
  return cachedRead(`landing-rows:${ids.join()}`, ids.map(pageTags.professional), () =>
    viewLandingRows(ctx, rows),
  )
}

export const generateMetadata = readHead(pages.rubroInProvince, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.rubro, params.provincia)
  return {
    ...provinceWords(landing),
    alternates: { canonical: paths.rubroInProvince(landing.rubro.slug, landing.province.slug) },
  }
})

export default page(pages.rubroInProvince, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.rubro, params.provincia)
  const professionals = await readShown(ctx, landing)
  return (
    <>
      <JsonLd graph={provinceGraph(landing, professionals, siteSettings().site.origin)} />
      <RubroInProvincePage landing={landing} professionals={professionals} />
    </>
  )
})
