import { isBuilding } from '@oficio/context/build-phase'
import { pages } from '@oficio/contracts/pages'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listLatestReviews } from '@oficio/domain/reviews/list-latest-reviews'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { DemandMeter } from '@/features/search/demand/demand-meter'
import { BenefitsPage } from '@/features/site/benefits/benefits-page'
import { head, page } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { readCachedSettings } from '../../cached-settings'

// Cached whole, as the home is: prices and reviews drop it.
export const revalidate = 3600

const title = 'Beneficios para profesionales'
const description = 'Clientes de tu zona que ya saben qué necesitan, sin comisión y con un precio claro.'

export const metadata = head(pages.benefits, { title, description })

export default page(pages.benefits, async ({ ctx }) => {
  const reviews = isBuilding()
    ? []
    : await cachedRead('latest-reviews', [pageTags.reviews], () => listLatestReviews(ctx))
  const settings = await readCachedSettings()
  const { rubros, provincias } = await readLists(ctx)
  return (
    <BenefitsPage
      title={title}
      description={description}
      settings={settings}
      reviews={reviews}
      meter={<DemandMeter rubros={rubros} provincias={provincias} />}
    />
  )
})

async function readLists(ctx: Ctx) {
  if (isBuilding()) return { rubros: [], provincias: [] }
  const [rubros, provincias] = await Promise.all([
    cachedRead('rubros', [pageTags.rubros], () => listRubros(ctx)),
    cachedRead('provincias', [pageTags.places], () => listProvincias(ctx)),
  ])
  return { rubros, provincias }
}
