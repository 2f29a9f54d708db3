import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'

export const accountTables: readonly PersonalTable[] = [
  {
    table: 'users',
    title: 'cuenta',
    rows: ({ userId }) => Prisma.sql`id = ${userId}::uuid`,
    personal: columns('username email first_name last_name phone address localidad_id suspension_reason'),
    facts: columns(
      'id email_verified_at email_moved_at role terms_version terms_accepted_at created_at closed_at suspended_at muted_mails muted_notices muted_pushes has_daily_digest',
    ),
    secrets: columns('password_hash'),
  },
  {
    table: 'sessions',
    title: 'sesiones',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('user_agent ip_prefix'),
    facts: columns(
      'id user_id kind generation created_at rotated_at last_seen_at expires_at revoked_at revoke_reason',
    ),
    secrets: columns('salt device_hash'),
  },
  {
    table: 'identities',
    title: 'ingresos_con_google',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('subject email'),
    facts: columns('id user_id provider created_at'),
  },
  {
    table: 'identity_arrivals',
    title: 'ingresos_con_google_sin_terminar',
    rows: ({ email }) => Prisma.sql`email = ${email ?? ''}::citext`,
    personal: columns('subject email first_name last_name'),
    facts: columns('id provider is_verified created_at expires_at'),
    secrets: columns('device_hash'),
  },
  {
    table: 'account_links',
    title: 'enlaces',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('email'),
    facts: columns('id user_id kind created_at expires_at closed_at'),
  },
  {
    table: 'password_reset_requests',
    title: 'pedidos_de_contraseña',
    rows: ({ email }) => Prisma.sql`email = ${email ?? ''}::citext`,
    personal: columns('email'),
    facts: columns('id created_at'),
  },
]
