import { Prisma } from '@oficio/db/generated/client'
import { columns, nobodys, type PersonalTable } from '../kernel/personal-data'

export const professionalTables: readonly PersonalTable[] = [
  {
    table: 'professionals',
    title: 'profesional',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns(
      'status_reason company_name cuit phone description address postal_code latitude longitude',
    ),
    facts: columns(
      'id user_id status submitted_at approved_at is_available away_until localidad_id service_radius_km avg_rating review_count median_response_minutes search_points working_hours free_leads_left trial_ended_at photo_id created_at updated_at',
    ),
    secrets: columns('registration_key'),
  },
  {
    table: 'professional_rubros',
    title: 'rubros_del_profesional',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    // Copies of columns of `professionals`.
    personal: columns('latitude longitude spot reach'),
    facts: columns(
      'professional_id rubro_id localidad_id is_at_centre service_radius_km avg_rating response_minutes is_matchable score is_available away_until is_listed',
    ),
  },
  {
    table: 'portfolio_photos',
    title: 'fotos_de_trabajos',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    personal: columns('caption'),
    facts: columns('photo_id professional_id position'),
  },
  {
    table: 'professional_documents',
    title: 'documentos_del_profesional',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    personal: columns('name sha256'),
    facts: columns('id state professional_id type bytes created_at'),
    secrets: columns('owner_key connection_hash'),
  },
  {
    table: 'professional_checks',
    title: 'comprobaciones_del_profesional',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    personal: [],
    facts: columns('professional_id kind checked_at'),
    // The fingerprint derives from CUIT or phone; the admin is another person.
    secrets: columns('fact checked_by_id'),
  },
  {
    table: 'rubro_exchanges',
    title: 'cambios_de_rubro',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    personal: [],
    facts: columns('period_id professional_id from_rubro_id to_rubro_id created_at'),
  },
  // Keyed hashes identify only people who come back. The privacy text says how long they are stored.
  nobodys('spent_trials', 'mark professional_id free_leads_left was_suspended created_at'),
  // Devices of visitors, stored for one day.
  nobodys('started_registrations', 'device_hash connection_hash started_at'),
  // Localities where a rubro has, or once had, a professional at the centre.
  nobodys('rubro_localidades', 'rubro_id localidad_id centre'),
]
