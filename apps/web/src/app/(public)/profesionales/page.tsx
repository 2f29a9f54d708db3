import { isBuilding } from '@oficio/context/build-phase'
import { pages } from '@oficio/contracts/pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listRubrosWithCounts } from '@oficio/domain/search/landing/get-rubro-towns'
import { JsonLd } from '@/components/json-ld'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { indexTrail } from '@/features/search/landing/landing-words'
import { RubroIndex } from '@/features/search/landing/rubro-index'
import { head, page } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../site-settings'

// Cached as a whole. Counts may be an hour old.
export const revalidate = 3600

export const metadata = head(pages.rubroIndex, {
  title: 'Profesionales por rubro',
  description:
    'Todos los oficios del sitio, con quienes los hacen en cada ciudad: reseñas de trabajos verificados y cuánto tardan en responder.',
})

export default page(pages.rubroIndex, async ({ ctx }) => {
  const rubros = isBuilding()
    ? []
    : await cachedRead('rubro-index', [pageTags.rubros], () => listRubrosWithCounts(ctx))
  return (
    <>
      <JsonLd graph={[trailGraph(indexTrail(), siteSettings().site.origin)]} />
      <RubroIndex rubros={rubros} />
    </>
  )
})
