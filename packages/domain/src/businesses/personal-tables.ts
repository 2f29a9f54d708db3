import { Prisma } from '@oficio/db/generated/client'
import { columns, nobodys, type Person, type PersonalTable } from '../kernel/personal-data'

/** Matches rows that belong to a business of the person. */
const ofOwn = ({ userId }: Person) =>
  Prisma.sql`business_id IN (SELECT id FROM businesses WHERE user_id = ${userId}::uuid)`

export const businessTables: readonly PersonalTable[] = [
  {
    table: 'businesses',
    title: 'negocios',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns(
      'status_reason slug name description short_description address postal_code latitude longitude phone email website_url social_media verified_what',
    ),
    facts: columns(
      'id user_id status paused_at public_until tier next_tier next_rubro_ids next_plan_at localidad_id hours founding_year employee_count logo_photo_id avg_rating review_count score verified_at featured_until version poster_version created_at updated_at removed_at merged_into_id import_id',
    ),
    // `spot` is computed from the coordinates, or from the locality.
    secrets: columns('spot registration_key device_hash'),
  },
  {
    table: 'business_slugs',
    title: 'direcciones_de_negocios',
    rows: ofOwn,
    personal: columns('slug'),
    facts: columns('business_id created_at'),
  },
  {
    table: 'business_category_links',
    title: 'categorias_de_negocios',
    rows: ofOwn,
    personal: [],
    facts: columns('business_id category_id localidad_id score is_listed public_until'),
  },
  {
    table: 'business_tag_links',
    title: 'servicios_de_negocios',
    rows: ofOwn,
    personal: [],
    facts: columns('business_id tag_id'),
  },
  {
    table: 'business_rubros',
    title: 'rubros_de_negocios',
    rows: ofOwn,
    personal: [],
    facts: columns('business_id rubro_id'),
  },
  {
    table: 'business_photos',
    title: 'fotos_de_negocios',
    rows: ofOwn,
    personal: columns('caption'),
    facts: columns('photo_id business_id position'),
  },
  {
    table: 'business_special_hours',
    title: 'días_especiales_de_negocios',
    rows: ofOwn,
    personal: columns('label'),
    facts: columns('business_id date intervals'),
  },
  {
    table: 'business_drafts',
    title: 'negocios_sin_terminar',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('form'),
    facts: columns('id user_id created_at updated_at'),
    secrets: columns('device_hash connection_hash'),
  },
  {
    table: 'business_visits',
    title: 'visitas_de_negocios',
    rows: ofOwn,
    personal: [],
    facts: columns('business_id week kind count'),
  },
  {
    table: 'business_claims',
    title: 'páginas_reclamadas',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: [],
    facts: columns('id business_id user_id version attempts created_at expires_at'),
    secrets: columns('device_hash'),
  },
  nobodys('business_distinctions', 'one_id other_id created_at'),
  nobodys('business_visit_marks', 'business_id day kind mark'),
  nobodys('business_visit_salts', 'day salt'),
  {
    table: 'business_import_lines',
    title: 'líneas_de_negocios_importados',
    rows: ofOwn,
    personal: columns('name facts'),
    facts: columns('import_id line faults hints business_id'),
  },
  nobodys(
    'business_imports',
    'id file_hash file_name state line_count wrong_count hint_count unknown_columns made_count kept_count created_at checked_at imported_at undone_at',
  ),
  nobodys(
    'business_categories',
    'id name slug schema_type place_type icon synonyms position retired_at edited_at version',
  ),
  nobodys('business_tags', 'id name slug icon position retired_at edited_at version merged_into_id'),
]
