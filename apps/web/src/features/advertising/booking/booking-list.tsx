import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { BookingBadge } from './booking-badge'

/** The bookings of the account, each with a link to its page. */
export function BookingList({ bookings }: { bookings: readonly AdBookingView[] }) {
  if (bookings.length === 0)
    return (
      <EmptyState
        drawing="nothingHere"
        title="Todavía no reservaste publicidad"
        description="Elegí un espacio y los días, y mostrale tu negocio a quienes buscan en el sitio."
        action={<ButtonLink href={paths.advertising()}>Ver los espacios</ButtonLink>}
      />
    )
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {bookings.map((booking) => (
        <Card asChild isInteractive key={booking.id}>
          <li className="relative space-y-2">
            <BookingBadge booking={booking} />
            <h2 className="text-lg font-semibold">
              <Link href={paths.ownAdBooking(booking.id)} className="after:absolute after:inset-0">
                {booking.spaceName}
              </Link>
            </h2>
            <p className="text-muted-foreground first-letter:uppercase">{adDaysText(booking)}</p>
            <p className="tabular-nums">{formatMoney(booking.totalAmount)}</p>
            <p className="text-sm font-medium">{nextStep(booking)}</p>
          </li>
        </Card>
      ))}
    </ul>
  )
}

/** Returns what the advertiser should do next, or null if nothing. */
function nextStep({ state, banner }: AdBookingView): string | null {
  if (state === 'pending_payment') return 'Pagala antes de que venza.'
  if (state === 'pending_review')
    return banner ? 'Estamos revisando tu banner.' : 'Falta que subas tu banner.'
  return null
}
