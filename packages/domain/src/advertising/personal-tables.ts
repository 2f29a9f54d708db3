import { Prisma } from '@oficio/db/generated/client'
import { columns, nobodys, type PersonalTable } from '../kernel/personal-data'

const ownBookings = (userId: string) => Prisma.sql`SELECT id FROM ad_bookings WHERE user_id = ${userId}::uuid`

/** The tables of advertising, for the download and the erasure of a person's data. */
export const advertisingTables: readonly PersonalTable[] = [
  {
    table: 'ad_bookings',
    title: 'reservas_de_publicidad',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('reason'),
    facts: columns(
      'id user_id space_id combination_id start_date end_date amount_centavos status held_until decided_by_id decided_at created_at',
    ),
    secrets: columns('connection_hash'),
  },
  {
    table: 'ad_banners',
    title: 'banners',
    rows: ({ userId }) => Prisma.sql`booking_id IN (${ownBookings(userId)})`,
    personal: columns('title description target_url'),
    facts: columns('id booking_id photo_id version updated_at'),
  },
  {
    table: 'ad_banner_days',
    title: 'vistas_de_banners',
    rows: ({ userId }) =>
      Prisma.sql`banner_id IN (SELECT id FROM ad_banners WHERE booking_id IN (${ownBookings(userId)}))`,
    personal: [],
    facts: columns('banner_id day kind count'),
  },
  // Deleted within two hours, and not traceable to a person.
  nobodys('ad_marks', 'banner_id hour kind mark'),
]
