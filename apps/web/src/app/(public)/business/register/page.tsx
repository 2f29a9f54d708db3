import { isBuilding } from '@oficio/context/build-phase'
import { pages } from '@oficio/contracts/pages'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { listBusinessCategories } from '@oficio/domain/businesses/list-categories'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listBusinessRubros } from '@oficio/domain/rubros/list-rubros'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { WizardFlow } from '@/features/businesses/wizard/wizard-flow'
import type { WizardLists } from '@/features/businesses/wizard/wizard-form'
import { PricesWithVat } from '@/features/payments/net-price'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../../site-settings'
import { readCachedProvincias } from '../../cached-lists'
import { readCachedSettings } from '../../cached-settings'

// Cached as a whole, because the browser adds the signed-in user and the stored draft.
export const revalidate = 3600

export const generateMetadata = readHead(pages.registerBusiness, async () => {
  const { businessBasicPerRubroArs } = await readCachedSettings()
  return {
    title: 'Registrar mi negocio',
    description: `Una página para tu negocio, con fotos, horarios y contacto. Desde ${formatMoney(businessBasicPerRubroArs)} por mes, y la cancelás cuando quieras.`,
  }
})

export default page(pages.registerBusiness, async ({ ctx }) => {
  const { site, provider } = siteSettings()
  const { businessBasicPerRubroArs, businessPremiumArs, businessFeaturedArs, vatPercent } =
    await readCachedSettings()
  return (
    <PageFrame
      title="Registrar mi Negocio"
      description="Una página propia con lo que ofrecés, dónde estás y cuándo abrís."
      className="max-w-3xl"
    >
      <div className="space-y-5">
        <PricesWithVat percent={vatPercent}>
          <WizardFlow
            lists={await readLists(ctx)}
            prices={{ businessBasicPerRubroArs, businessPremiumArs, businessFeaturedArs }}
            withoutScripts={
              <WithoutScripts
                subject="Para registrar tu negocio"
                supportEmail={site.supportEmail}
                phone={provider.phone}
              />
            }
          />
        </PricesWithVat>
      </div>
    </PageFrame>
  )
})

async function readLists(ctx: Ctx): Promise<WizardLists> {
  if (isBuilding()) return { categories: [], tags: [], rubros: [], provincias: [] }
  const [rubros, provincias, { data: categories, tags }] = await Promise.all([
    cachedRead('business-rubros', [pageTags.rubros], () => listBusinessRubros(ctx)),
    readCachedProvincias(ctx),
    cachedRead('business-categories', [pageTags.businessCategories], () => listBusinessCategories(ctx)),
  ])
  return { categories, tags, rubros, provincias }
}
