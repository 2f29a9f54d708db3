import { adDaysText } from '@oficio/contracts/advertising/days-text'
import {
  type AdBookingForAdmin,
  type AdBookingQuery,
  adBookingList,
} from '@oficio/contracts/advertising/deciding'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { CircleCheckBig, Megaphone } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { BookingBadge } from '../booking/booking-badge'

interface AdListProps {
  query: AdBookingQuery
  page: ListPage<AdBookingForAdmin>
  exportHref: string
}

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

/** Bookings of advertising spaces, those whose banner waits first. */
export function AdList({ query, page, exportHref }: AdListProps) {
  return (
    <ListView
      list={adBookingList}
      query={query}
      page={page}
      label="Reservas de publicidad"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminAd(id)}
      empty={empties[query.state ?? 'waiting']}
      exportHref={exportHref}
    />
  )
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
