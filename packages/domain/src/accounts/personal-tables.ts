import { Prisma } from '@oficio/db/generated/client'
import { columns, type PersonalTable } from '../kernel/personal-data'

/** The tables of accounts, for the download and the erasure of a person's data. */
export const accountTables: readonly PersonalTable[] = [
  {
    table: 'users',
    title: 'cuenta',
    rows: ({ userId }) => Prisma.sql`id = ${userId}::uuid`,
    personal: columns('username email first_name last_name phone address localidad_id suspension_reason'),
    facts: columns(
      'id email_verified_at email_moved_at role terms_version terms_accepted_at created_at closed_at suspended_at muted_mails muted_notices muted_pushes muted_elsewhere has_daily_digest second_factor_since',
    ),
    secrets: columns('password_hash'),
  },
  {
    table: 'sessions',
    title: 'sesiones',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('user_agent ip_prefix'),
    facts: columns(
      'id user_id kind generation created_at rotated_at last_seen_at expires_at revoked_at revoke_reason stepped_up_at factor_failures factor_failures_since',
    ),
    secrets: columns('salt device_hash'),
  },
  {
    table: 'second_factors',
    title: 'verificacion_en_dos_pasos',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: [],
    facts: columns('user_id pending_since last_totp_step failures failures_since created_at'),
    secrets: columns('totp_secret pending_totp_secret'),
  },
  {
    table: 'recovery_codes',
    title: 'codigos_de_recuperacion',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: [],
    facts: columns('user_id created_at used_at'),
    secrets: columns('code_hash'),
  },
  {
    table: 'passkeys',
    title: 'llaves_de_acceso',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('name'),
    facts: columns('id user_id transports created_at last_used_at'),
    secrets: columns('credential_id public_key counter'),
  },
  {
    table: 'passkey_challenges',
    title: 'pedidos_de_llave_de_acceso',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: [],
    facts: columns('user_id purpose expires_at'),
    secrets: columns('challenge'),
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
