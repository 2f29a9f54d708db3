import { offeredSpaces } from '@oficio/contracts/advertising/spaces'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { siteSettings } from '@/app/site-settings'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { ButtonLink } from '@/components/ui/button-link'
import { BookingForm } from '@/features/advertising/booking/booking-form'
import { PricesWithVat } from '@/features/payments/net-price'
import { head, page } from '@/server/page'
import { readCachedSettings } from '../cached-settings'

// Cached as a whole, because the browser asks for the free days and the signed-in user.
export const revalidate = 3600

const title = 'Publicitá tu negocio'

export const metadata = head(pages.advertising, {
  title,
  description:
    'Elegí un espacio y los días, y mostrá tu banner a quienes buscan en el sitio. Ves el precio antes de reservar.',
})

export default page(pages.advertising, async () => {
  const { site, provider } = siteSettings()
  const settings = await readCachedSettings()
  const spaces = offeredSpaces(settings)
  return (
    <PageFrame
      title={title}
      description="Elegí lugar, formato y días. Ves el precio antes de reservar, y tu banner se muestra siempre con la palabra «Publicidad»."
      actions={
        <ButtonLink href={paths.ownAdBookings()} variant="outline">
          Mis reservas
        </ButtonLink>
      }
    >
      <noscript>
        <WithoutScripts
          subject="Para reservar un espacio"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      </noscript>
      <PricesWithVat percent={settings.vatPercent}>
        <BookingForm
          spaces={spaces.map(({ id, slot, place, base_price, combinations }) => ({
            id,
            slot,
            place,
            base_price,
            combinations,
          }))}
        />
      </PricesWithVat>
    </PageFrame>
  )
})
