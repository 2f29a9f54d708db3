import { pages } from '@oficio/contracts/pages'
import { LaterDemandMeter } from '@/features/search/demand/later-demand-meter'
import { BenefitsPage } from '@/features/site/benefits/benefits-page'
import { head, page } from '@/server/page'
import { readCachedProvincias, readCachedReviews, readCachedRubros } from '../../cached-lists'
import { readCachedSettings } from '../../cached-settings'

// Cached as a whole, like the home page. A change of prices or reviews drops the page.
export const revalidate = 3600

const title = 'Beneficios para profesionales'
const description = 'Clientes de tu zona que ya saben qué necesitan, sin comisión y con un precio claro.'

export const metadata = head(pages.benefits, { title, description })

export default page(pages.benefits, async ({ ctx }) => {
  const reviews = await readCachedReviews(ctx)
  const settings = await readCachedSettings()
  const [rubros, provincias] = await Promise.all([readCachedRubros(ctx), readCachedProvincias(ctx)])
  return (
    <BenefitsPage
      title={title}
      description={description}
      settings={settings}
      reviews={reviews}
      meter={<LaterDemandMeter rubros={rubros} provincias={provincias} />}
    />
  )
})
