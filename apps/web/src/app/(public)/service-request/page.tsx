import { isBuilding } from '@oficio/context/build-phase'
import { pages } from '@oficio/contracts/pages'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { getAnsweredShare, urgentTerms } from '@oficio/domain/service-requests/urgency/get-urgent-offer'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { seatsTexts } from '@/features/leads/taking/seats-texts'
import { CheckingPayment } from '@/features/payments/checking-payment'
import { NetPriceLine } from '@/features/payments/net-price-line'
import { NextSteps } from '@/features/service-requests/filing/filed/next-steps'
import { FilingScreen } from '@/features/service-requests/filing/filing-screen'
import { FirstView } from '@/features/service-requests/filing/first-view'
import { ContactPromise, ExpiryPromise, NextStepsAside } from '@/features/service-requests/filing/promises'
import { UrgencyTerms } from '@/features/service-requests/urgency/urgency-terms'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../site-settings'
import { readCachedProvincias, readCachedRubros } from '../cached-lists'
import { readCachedSettings } from '../cached-settings'
import { LaterPhotoField } from './later-photo-field'

// Cached as a whole, as one page for all query strings. The browser adds the signed-in user, the query, a payment from
// which the visitor returns, and the hours of sale.
export const revalidate = 3600

export const generateMetadata = readHead(pages.serviceRequestForm, async () => {
  const { leadsPerRequest } = await readCachedSettings()
  return {
    title: 'Solicitar un servicio',
    description: `Contá qué necesitás y dónde: ${seatsTexts(leadsPerRequest).description}. Sin costo y sin crear una cuenta.`,
  }
})

/**
 * ?rubroId= preselects that rubro, ?urgent=true preselects urgency. Payers return to this page with further parameters.
 */
export default page(pages.serviceRequestForm, async ({ ctx }) => {
  const { site, provider } = siteSettings()
  const settings = await readCachedSettings()
  const { rubros, provincias, answeredPercent } = await readLists(ctx)
  const urgentOffer = { ...urgentTerms(settings, new Date()), answeredPercent }
  return (
    <>
      <FirstView />
      <FilingScreen
        supportEmail={site.supportEmail}
        checking={<CheckingPayment isAside />}
        urgentOffer={urgentOffer}
        urgencyTerms={<UrgencyTerms offer={urgentOffer} />}
        netPrice={<NetPriceLine priceArs={settings.urgencyFeeArs} vatPercent={settings.vatPercent} />}
        rubros={rubros}
        provincias={provincias}
        leadsPerRequest={settings.leadsPerRequest}
        contactPromise={<ContactPromise {...settings} />}
        expiryPromise={<ExpiryPromise />}
        photoField={<LaterPhotoField />}
        nextSteps={
          <NextStepsAside>
            <NextSteps leadsPerRequest={settings.leadsPerRequest} />
          </NextStepsAside>
        }
        withoutScripts={
          <WithoutScripts
            subject="Para enviar una solicitud"
            supportEmail={site.supportEmail}
            phone={provider.phone}
          />
        }
      />
    </>
  )
})

async function readLists(ctx: Ctx) {
  const [rubros, provincias, answeredPercent] = await Promise.all([
    readCachedRubros(ctx),
    readCachedProvincias(ctx),
    isBuilding() ? null : cachedRead('answered-share', [], () => getAnsweredShare(ctx)),
  ])
  return { rubros, provincias, answeredPercent }
}
