import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { type AdBookingForAdmin, adBookingList } from '@oficio/contracts/advertising/deciding'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { CircleCheckBig, Megaphone } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { BookingBadge } from '../booking/booking-badge'

const none = {
  icon: Megaphone,
  title: 'No hay reservas así',
  description: 'Lo que se reserve en /publicidad aparece acá.',
}

const empties = {
  waiting: {
    icon: CircleCheckBig,
    title: 'No hay banners para revisar',
    description: 'Cuando alguien pague un espacio y mande su banner, aparece acá.',
  },
  approved: none,
  other: none,
}

const columns: ListColumn<AdBookingForAdmin>[] = [
  { title: 'Espacio', cell: ({ spaceName }) => spaceName },
  { title: 'Días', cell: (booking) => adDaysText(booking) },
  { title: 'Anunciante', cell: ({ advertiser }) => advertiser.username },
  { title: 'Importe', cell: ({ totalAmount }) => formatMoney(totalAmount) },
  {
    title: 'Estado',
    isPlain: true,
    cell: (booking) => <BookingBadge booking={booking} />,
  },
]

/** The list of bookings of advertising spaces, with waiting banners first. */
export const adBookingLook: ListLook<typeof adBookingList, AdBookingForAdmin> = {
  list: adBookingList,
  label: 'Reservas de publicidad',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminAd(id),
  empty: ({ state }) => empties[state ?? 'waiting'],
}
