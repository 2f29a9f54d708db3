import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { previewPath } from '@oficio/contracts/search/preview'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import {
  type FoundInTown,
  findRubroPlace,
  getRubroInTown,
} from '@oficio/domain/search/landing/get-rubro-in-town'
import { viewLandingRows } from '@oficio/domain/search/landing/view-landing-rows'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { landingGraph } from '@/features/search/landing/landing-graph'
import { questionGraph, rubroQuestions } from '@/features/search/landing/landing-questions'
import { townWords } from '@/features/search/landing/landing-words'
import { RubroInTownPage } from '@/features/search/landing/rubro-pages'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { openGraphOf } from '../../../../open-graph'
import { siteSettings } from '../../../../site-settings'
import { readCachedSettings } from '../../../cached-settings'

// Cached as a whole at the first visit. A change of the listed professionals drops the page. Counts of other towns may
// be an hour old.
export const revalidate = 3600
export const generateStaticParams = () => []

const readFound = cache(async (ctx: Ctx, rubro: string, town: string): Promise<FoundInTown> => {
  const rubroPlace = await cachedRead(
    `rubro-place:${rubro}:${town}`,
    [pageTags.rubros, pageTags.places],
    () => findRubroPlace(ctx, { rubro, town }),
  )
  if (!rubroPlace) notFound()
  const tag = pageTags.rubroInTown(rubroPlace.rubro.id, rubroPlace.place.localidadId)
  // A town without professionals is cached too. Its first professional drops the cached page.
  const tags = [tag, pageTags.rubros, pageTags.places]
  return (await cachedRead(tag, tags, () => getRubroInTown(ctx, rubroPlace))) ?? notFound()
})

/**
 * Returns the shown professionals. The cache key contains the town, because each professional's distance differs per
 * town.
 */
function readShown(ctx: Ctx, { town, rows }: FoundInTown) {
  const ids = rows.map(({ professionalId }) => professionalId)
  const key = `landing-rows:${town.localidadId}:${ids.join()}`
  return cachedRead(key, ids.map(pageTags.professional), () => viewLandingRows(ctx, rows))
}

export const generateMetadata = readHead(pages.rubroInTown, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.rubro, params.ciudad)
  const { title, description } = townWords(landing)
  const url = paths.rubroInTown(landing.rubro.slug, landing.town.slug)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraphOf({
      title,
      description,
      url,
      image: previewPath('rubro', landing.rubro.slug, landing.town.slug),
    }),
  }
})

export default page(pages.rubroInTown, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.rubro, params.ciudad)
  const url = paths.rubroInTown(landing.rubro.slug, landing.town.slug)
  // Redirects the name with its province to the canonical address.
  if (url !== paths.rubroInTown(params.rubro, params.ciudad)) permanentRedirect(url)
  const professionals = await readShown(ctx, landing)
  const questions = rubroQuestions(landing, await readCachedSettings())
  const { origin } = siteSettings().site
  return (
    <>
      <JsonLd graph={[...landingGraph(landing, professionals, origin), ...questionGraph(questions)]} />
      <RubroInTownPage landing={landing} professionals={professionals} questions={questions} />
    </>
  )
})
