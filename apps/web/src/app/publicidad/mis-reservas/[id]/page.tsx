import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { adSlots, findAdCombination } from '@oficio/contracts/advertising/spaces'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { getOwnAdBooking } from '@oficio/domain/advertising/booking/list-own-ad-bookings'
import { getAdReport } from '@oficio/domain/advertising/counting/get-ad-report'
import { PageFrame } from '@/components/layout/page-frame'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { BannerForm } from '@/features/advertising/banners/banner-form'
import { BannerView } from '@/features/advertising/banners/banner-view'
import { BookingActions } from '@/features/advertising/booking/booking-actions'
import { BookingBadge } from '@/features/advertising/booking/booking-badge'
import { BookingState } from '@/features/advertising/booking/booking-state'
import { ReportCard } from '@/features/advertising/booking/report-card'
import { NetPriceLine } from '@/features/payments/net-price-line'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readBooking = createRecordReader(getOwnAdBooking)

export const generateMetadata = readHead(pages.ownAdBooking, async (input) => ({
  title: (await readBooking(input)).spaceName,
}))

/** The page of one of the signed-in user's advertising bookings. */
export default page(pages.ownAdBooking, async (input) => {
  const booking = await readBooking(input)
  const { spaceName, state, days, combinationName, totalAmount } = booking
  const combination = findAdCombination(booking.combinationId)
  const vatPercent = await input.ctx.settings.get('vatPercent')
  const report = await getAdReport(input.ctx, input.actor, input.params)
  return (
    <PageFrame
      title={spaceName}
      trail={[
        { label: 'Publicidad', href: paths.advertising() },
        { label: 'Mis reservas', href: paths.ownAdBookings() },
        { label: spaceName },
      ]}
      className="max-w-3xl"
    >
      <div className="space-y-6">
        <BookingState booking={booking} />
        <Card className="space-y-5">
          <BookingBadge booking={booking} />
          <DescriptionList
            items={[
              { term: 'Días', value: `${adDaysText(booking)} (${countOf(days, 'día', 'días')})` },
              { term: 'Formato', value: combinationName },
              {
                term: 'Precio',
                value: (
                  <>
                    {formatMoney(totalAmount)}
                    <NetPriceLine priceArs={totalAmount} vatPercent={vatPercent} />
                  </>
                ),
              },
            ]}
          />
          <BookingActions booking={booking} />
        </Card>
        {state === 'pending_review' && booking.slot && combination ? (
          <Card className="space-y-5">
            <h2 className="text-xl">Tu banner</h2>
            <BannerForm
              booking={booking}
              slot={booking.slot}
              hasTitle={combination.hasTitle}
              hasText={combination.hasText}
              picture={adSlots[booking.slot].picture}
            />
          </Card>
        ) : (
          booking.banner && (
            <Card className="space-y-5">
              <h2 className="text-xl">Tu banner</h2>
              <BannerView booking={booking} />
            </Card>
          )
        )}
        {(state === 'running' || state === 'finished') && <ReportCard report={report} />}
      </div>
    </PageFrame>
  )
})
