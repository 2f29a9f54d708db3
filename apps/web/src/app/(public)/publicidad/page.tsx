import { isBuilding } from '@oficio/context/build-phase'
import { type AdSlotName, adSlotNames } from '@oficio/contracts/advertising/slots'
import { offeredSpaces } from '@oficio/contracts/advertising/spaces'
import { pages } from '@oficio/contracts/pages'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { readSlotViews } from '@oficio/domain/advertising/counting/read-slot-views'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { siteSettings } from '@/app/site-settings'
import { Container } from '@/components/layout/container'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { BookingForm } from '@/features/advertising/booking/booking-form'
import type { OfferedSlot } from '@/features/advertising/booking/use-booking'
import { AdvertisingHero } from '@/features/advertising/landing/advertising-hero'
import { PricesWithVat } from '@/features/payments/net-price'
import { head, page } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { readCachedSettings } from '../cached-settings'

// Cached as a whole, because the browser asks for the free days and the signed-in user. Views may be an hour old.
export const revalidate = 3600

const title = 'Publicitá tu negocio'
const description =
  'Mostrá tu banner a quienes buscan un profesional o un negocio. Probás cómo queda y ves el precio antes de reservar.'

export const metadata = head(pages.advertising, { title, description })

export default page(pages.advertising, async ({ ctx }) => {
  const { site, provider } = siteSettings()
  const settings = await readCachedSettings()
  const slots = offeredSlots(settings, await readCachedViews(ctx))
  return (
    <>
      <AdvertisingHero
        title={title}
        description={description}
        lowestPriceArs={Math.min(...slots.map(({ base_price }) => base_price))}
        vatPercent={settings.vatPercent}
      />
      <Container className="pt-10 pb-16">
        <noscript>
          <WithoutScripts
            subject="Para reservar un espacio"
            supportEmail={site.supportEmail}
            phone={provider.phone}
          />
        </noscript>
        <PricesWithVat percent={settings.vatPercent}>
          <BookingForm slots={slots} />
        </PricesWithVat>
      </Container>
    </>
  )
})

type SlotViews = Partial<Record<AdSlotName, number>>

const readCachedViews = async (ctx: Ctx): Promise<SlotViews> =>
  isBuilding() ? {} : cachedRead('slot-views', [], () => readSlotViews(ctx))

function offeredSlots(settings: SettingValues, views: SlotViews): OfferedSlot[] {
  const spaces = offeredSpaces(settings)
  return adSlotNames.flatMap((slot) => {
    const own = spaces.filter((space) => space.slot === slot)
    const [first] = own
    if (!first) return []
    const { base_price, combinations } = first
    const dailyViews = views[slot]
    const spaceIds = own.map(({ id }) => id)
    return [{ slot, spaceIds, base_price, combinations, ...(dailyViews !== undefined && { dailyViews }) }]
  })
}
