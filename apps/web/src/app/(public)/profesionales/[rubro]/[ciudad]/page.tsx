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

// Cached whole at the first visit; a change of who is listed there drops it. Counts of other towns may be an hour old.
export const revalidate = 3600
export const generateStaticParams = () => []

const readFound = cache(async (ctx: Ctx, rubro: string, town: string): Promise<FoundInTown> => {
  const named = await cachedRead(`rubro-place:${rubro}:${town}`, [pageTags.rubros, pageTags.places], () =>
    findRubroPlace(ctx, { rubro, town }),
  )
  if (!named) notFound()
  const tag = pageTags.rubroInTown(named.rubro.id, named.place.localidadId)
  // A town without any is cached as well: the first professional there drops it.
  const tags = [tag, pageTags.rubros, pageTags.places]
  return (await cachedRead(tag, tags, () => getRubroInTown(ctx, named))) ?? notFound()
})

/** Of the town as well: how far off the same people stand is another thing in each. */
function readShown(ctx: Ctx, { town, rows }: FoundInTown) {
  const ids = rows.map(({ professionalId }) => professionalId)
  const key = `landing-rows:${town.localidadId}:${ids.join()}`
  return cachedRead(key, ids.map(pageTags.professional), () => viewLandingRows(ctx, rows))
}

export const generateMetadata = readHead(pages.rubroInTown, async ({ ctx, params }) => {
  const found = await readFound(ctx, params.rubro, params.ciudad)
  const { title, description } = townWords(found)
  const url = paths.rubroInTown(found.rubro.slug, found.town.slug)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraphOf({
      title,
      description,
      url,
      image: previewPath('rubro', found.rubro.slug, found.town.slug),
    }),
  }
})

export default page(pages.rubroInTown, async ({ ctx, params }) => {
  const found = await readFound(ctx, params.rubro, params.ciudad)
  const url = paths.rubroInTown(found.rubro.slug, found.town.slug)
  // The name with its province leads to the one address.
  if (url !== paths.rubroInTown(params.rubro, params.ciudad)) permanentRedirect(url)
  const professionals = await readShown(ctx, found)
  const questions = rubroQuestions(found, await readCachedSettings())
  const { origin } = siteSettings().site
  return (
    <>
      <JsonLd graph={[...landingGraph(found, professionals, origin), ...questionGraph(questions)]} />
      <RubroInTownPage found={found} professionals={professionals} questions={questions} />
    </>
  )
})
