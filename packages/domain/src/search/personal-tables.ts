import { Prisma } from '@oficio/db/generated/client'
import { columns, nobodys, type PersonalTable } from '../kernel/personal-data'

/** The personal data in the search tables, for downloads and erasure. */
export const searchTables: readonly PersonalTable[] = [
  {
    table: 'search_profiles',
    title: 'búsqueda_del_profesional',
    rows: ({ userId }) =>
      Prisma.sql`professional_id IN (SELECT id FROM professionals WHERE user_id = ${userId}::uuid)`,
    // Copies of name, business and description, which are updated with the originals.
    personal: columns('words'),
    facts: columns(
      'professional_id localidad_id score avg_rating response_minutes service_radius_km is_available away_until is_listed',
    ),
  },
  // The list of words in use, which names no users. The clock removes an unused word within hours.
  nobodys('search_words', 'word professionals'),
  {
    table: 'searched_businesses',
    title: 'búsqueda_de_negocios',
    rows: ({ userId }) =>
      Prisma.sql`business_id IN (SELECT id FROM businesses WHERE user_id = ${userId}::uuid)`,
    // Copies of name, descriptions and town, which are updated with the originals.
    personal: columns('name_key words'),
    facts: columns(
      'business_id localidad_id score avg_rating review_count open_week is_listed public_until category_ids tag_ids is_featured featured_until',
    ),
    // Derived from the business itself.
    secrets: columns('spot'),
  },
  nobodys('business_search_words', 'word businesses'),
]
