import { adBookingStateTexts } from '@oficio/contracts/advertising/booking-states'
import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { getOwnAdBooking } from '@oficio/domain/advertising/booking/list-own-ad-bookings'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Badge } from '@/components/ui/badge'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { BookingActions } from '@/features/advertising/booking/booking-actions'
import { BookingState } from '@/features/advertising/booking/booking-state'
import { bookingTones } from '@/features/advertising/booking/booking-tones'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const readBooking = recordOf(getOwnAdBooking)

export const generateMetadata = readHead(pages.ownAdBooking, async (given) => ({
  title: (await readBooking(given)).spaceName,
}))

export default page(pages.ownAdBooking, async (given) => {
  const booking = await readBooking(given)
  const { spaceName, state, days, combinationName, totalAmount } = booking
  return (
    <Container className="max-w-3xl pb-16">
      <PageHeader
        title={spaceName}
        above={
          <Breadcrumb
            items={[
              { label: 'Publicidad', href: paths.advertising() },
              { label: 'Mis reservas', href: paths.ownAdBookings() },
              { label: spaceName },
            ]}
          />
        }
      />
      <div className="space-y-6">
        <BookingState booking={booking} />
        <Card className="space-y-5">
          <Badge tone={bookingTones[state]}>{adBookingStateTexts[state]}</Badge>
          <DescriptionList
            items={[
              { term: 'Días', value: `${adDaysText(booking)} (${countOf(days, 'día', 'días')})` },
              { term: 'Con qué', value: combinationName },
              { term: 'Precio', value: formatMoney(totalAmount) },
            ]}
          />
          <BookingActions booking={booking} />
        </Card>
      </div>
    </Container>
  )
})
