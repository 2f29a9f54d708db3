import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listOwnAdBookings } from '@oficio/domain/advertising/booking/list-own-ad-bookings'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { BookingList } from '@/features/advertising/booking/booking-list'
import { head, page } from '@/server/page'

const title = 'Mis reservas de publicidad'

export const metadata = head(pages.ownAdBookings, { title })

/** The list of the signed-in user's advertising bookings. */
export default page(pages.ownAdBookings, async ({ ctx, actor }) => {
  const { bookings } = await listOwnAdBookings(ctx, actor, { limit: limits.ownListMax })
  return (
    <PageFrame
      title={title}
      actions={
        bookings.length > 0 && <ButtonLink href={paths.advertising()}>Reservar otro espacio</ButtonLink>
      }
    >
      <BookingList bookings={bookings} />
    </PageFrame>
  )
})
