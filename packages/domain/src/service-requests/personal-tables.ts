import { Prisma } from '@oficio/db/generated/client'
import { columns, type Person, type PersonalTable } from '../kernel/personal-data'

/**
 * Returns the condition for a person's requests: requests of the account, and requests filed without an account but
 * with its mail.
 */
const isOwn = ({ userId, email }: Person) =>
  email === null
    ? Prisma.sql`user_id = ${userId}::uuid`
    : Prisma.sql`user_id = ${userId}::uuid OR (user_id IS NULL AND email = ${email}::citext)`

const own = (person: Person) => Prisma.sql`SELECT id FROM service_requests WHERE ${isOwn(person)}`

export const serviceRequestTables: readonly PersonalTable[] = [
  {
    table: 'service_requests',
    title: 'solicitudes',
    mailRef: 'requestId',
    rows: isOwn,
    personal: columns(
      'town_name title description searched_words contact_name contact_last_name phone email service_address postal_code status_reason',
    ),
    facts: columns(
      'id user_id rubro_id localidad_id has_own_title is_urgent urgency_intent_id urgent_at urgent_due_at urgent_outcome urgent_settled_at status expiration_days expires_at extended_at expiry_warned_at confirmed_at confirm_attempts code_version link_version lead_count wave next_wave_at preferred_professional_id first_offer_until chosen_lead_id created_at closed_at completed_by work_asked_at anonymised_at searched_mask held_because code_waits_since',
    ),
    secrets: columns('idempotency_key body_hash filed_hash device_hash connection_hash network_hash'),
  },
  {
    table: 'service_request_drafts',
    title: 'borradores',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('form ip_prefix'),
    facts: columns('id user_id request_id created_at closed_at'),
    secrets: columns('device_hash submission_hash'),
  },
  {
    table: 'service_request_events',
    title: 'historia_de_solicitudes',
    rows: (person) => Prisma.sql`user_id = ${person.userId}::uuid OR request_id IN (${own(person)})`,
    personal: columns('reason'),
    facts: columns('id request_id type from_status to_status actor_kind user_id lead_id created_at'),
  },
  {
    table: 'service_request_recipients',
    title: 'solicitudes_que_te_avisamos',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    personal: [],
    facts: columns(
      'request_id professional_id wave distance_km notified_at waits_for_digest digest_day was_unconfirmed is_deferred',
    ),
  },
  {
    table: 'photos',
    title: 'fotos',
    rows: (person) => Prisma.sql`owner_key = ${person.userId} OR request_id IN (${own(person)})`,
    personal: [],
    facts: columns('id state request_id position width height bytes created_at'),
    secrets: columns('owner_key connection_hash sha256'),
  },
]
