import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { BusinessBenefitsPage } from '@/features/site/business-benefits/business-benefits-page'
import { head, page } from '@/server/page'
import { readCachedSettings } from '../../cached-settings'

// Cached as a whole, like the home page. A change of prices drops the page.
export const revalidate = 3600

const title = 'Beneficios para negocios'
const description =
  'Una página propia con tus fotos, tus horarios y tu WhatsApp, y las reseñas de quienes te visitan.'

export const metadata = head(pages.businessBenefits, { title, description })

export default page(pages.businessBenefits, async () => {
  const settings = await readCachedSettings()
  return (
    <BusinessBenefitsPage
      title={title}
      description={description}
      settings={settings}
      site={siteSettings().site}
    />
  )
})
