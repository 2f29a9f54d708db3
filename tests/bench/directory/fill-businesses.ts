import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import pg from 'pg'

/** Number of rows that are compared with what the triggers would have written. */
const sampled = 500

/**
 * Fills an empty database with made-up businesses, always the same ones, a million in minutes. Triggers are off, one
 * statement writes each of their copies, and indexes are built at the end.
 * Businesses are where people live. Categories have a Zipf distribution, and two of three businesses have a word for
 * their category in their name. A description has a dozen words with the same distribution, and two words for the
 * category.
 * Throws if a trigger would have written a different copy for one of the sampled rows.
 */
export async function fillBusinesses(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("SET maintenance_work_mem = '1GB'")
    await client.query('SET session_replication_role = replica')
    for (const statement of weights) await client.query(statement)
    await client.query(drawSql(count))
    for (const statement of rows) await client.query(statement)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
      FROM pg_index
      WHERE indrelid IN ('searched_businesses'::regclass, 'business_category_links'::regclass) AND NOT indisunique`)
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
    for (const statement of copies) await client.query(statement)
    for (const { definition } of indexes) await client.query(definition)
    await client.query('SET session_replication_role = origin')
    await compareWithTriggers(client, Math.min(count, sampled))
    await client.query('DROP TABLE towns, kinds, drawn')
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

/** Running totals, which map a random number to a town or category. */
const weights = [
  `CREATE TEMP TABLE towns AS
     SELECT id, latitude, longitude, least(25, 1 + sqrt(population) / 100) AS size_km,
       sum(greatest(population, 200)) OVER (ORDER BY id)::float8 AS upto
     FROM localidades`,
  'CREATE INDEX ON towns (upto)',
  `CREATE TEMP TABLE kinds AS
     SELECT id, ARRAY[name] || synonyms AS called, sum(1.0 / rank) OVER (ORDER BY rank)::float8 AS upto
     FROM (SELECT *, row_number() OVER (ORDER BY position, id) AS rank FROM business_categories) ranked`,
  'ANALYZE towns',
  'ANALYZE kinds',
  'SELECT setseed(0.2028)',
]

/**
 * Returns a made-up word for a number, in letters only. It has no ending that stemming cuts off, and different numbers
 * give different words.
 */
const wordOf = (number: string) =>
  `translate(lpad(to_hex(${number}), 4, '0'), '0123456789abcdef', 'bcdfghjklmnpqrtv') || 'ux'`
/** Random number up to about five thousand. Small numbers are frequent, large ones rare. */
const zipf = 'floor(exp(random() * 8.5))::int'

const drawSql = (count: number): string => `CREATE TEMP TABLE drawn AS
  SELECT number, ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid AS id,
    random() * (SELECT max(upto) FROM towns) AS home, random() < 0.5 AS has_own_place,
    sqrt(random()) AS far, random() * 2 * pi() AS direction,
    random() * (SELECT max(upto) FROM kinds) AS kind,
    CASE WHEN random() < 0.15 THEN random() * (SELECT max(upto) FROM kinds) END AS other_kind,
    random() AS called, random() AS named, random() AS draw, random() AS fate, random() AS plan, random() AS rated,
    (SELECT array_agg(id ORDER BY id) FROM (SELECT id FROM (SELECT id FROM business_tags ORDER BY id) tag
      WHERE number > 0 AND random() < 0.1 + 0.05 * id) had) AS tags,
    (SELECT string_agg(${wordOf(zipf)}, ' ') FROM generate_series(1, 12) WHERE number > 0) AS said
  FROM generate_series(1, ${count}) number`

const rows = [
  `INSERT INTO businesses (id, status, public_until, tier, slug, name, description, localidad_id, latitude, longitude, spot,
       hours, avg_rating, review_count, score, created_at, updated_at)
     SELECT drawn.id,
       CASE WHEN fate < 0.92 THEN 'active' WHEN fate < 0.95 THEN 'past_due' WHEN fate < 0.98 THEN 'suspended'
         ELSE 'pending_payment' END::business_status,
       CASE WHEN draw < 0.7 THEN now() + draw * interval '40 days' WHEN draw < 0.72 THEN now() - interval '1 hour' END,
       CASE WHEN plan < 0.05 THEN 'featured' WHEN plan < 0.5 THEN 'premium' ELSE 'basic' END::business_tier,
       'lugar-' || number,
       CASE WHEN named < 0.66 THEN kind.called[1 + floor(drawn.called * cardinality(kind.called))::int] || ' '
         ELSE 'Lo de ' END || ${wordOf('(draw * 60000)::int')},
       kind.called[1 + floor(draw * cardinality(kind.called))::int] || ' ' || said,
       town.id, place.latitude, place.longitude,
       ll_to_earth(coalesce(place.latitude, town.latitude), coalesce(place.longitude, town.longitude)),
       '${JSON.stringify(usualHours)}',
       CASE WHEN rated < 0.6 THEN round((3 + 2 * drawn.called)::numeric, 2) ELSE 0 END,
       CASE WHEN rated < 0.6 THEN 1 + floor(rated * 60)::int ELSE 0 END,
       floor(200 + 800 * sqrt(rated * draw))::int, now(), now()
     FROM drawn
     CROSS JOIN LATERAL (SELECT * FROM towns WHERE upto > drawn.home ORDER BY upto LIMIT 1) town
     CROSS JOIN LATERAL (SELECT * FROM kinds WHERE upto > drawn.kind ORDER BY upto LIMIT 1) kind
     CROSS JOIN LATERAL (SELECT
       CASE WHEN has_own_place THEN town.latitude + far * size_km * cos(direction) / 111.3 END AS latitude,
       CASE WHEN has_own_place
         THEN town.longitude + far * size_km * sin(direction) / 111.3 / cos(radians(town.latitude)) END AS longitude
     ) place`,
  `INSERT INTO business_tag_links (business_id, tag_id) SELECT id, unnest(tags) FROM drawn`,
  `INSERT INTO business_slugs (slug, business_id, created_at) SELECT 'lugar-' || number, id, now() FROM drawn`,
]

const copies = [
  `INSERT INTO business_category_links (business_id, category_id, localidad_id, score, is_listed, public_until)
     SELECT DISTINCT business.id, kind.id, business.localidad_id, business.score,
       business.status IN ('active', 'past_due'), business.public_until
     FROM drawn JOIN businesses business ON business.id = drawn.id
     CROSS JOIN LATERAL unnest(ARRAY[drawn.kind, drawn.other_kind]) wish
     CROSS JOIN LATERAL (SELECT id FROM kinds WHERE upto > wish ORDER BY upto LIMIT 1) kind`,
  `INSERT INTO searched_businesses (business_id, localidad_id, spot, score, avg_rating, review_count, name_key, open_week,
       is_listed, public_until, category_ids, tag_ids, is_featured, words)
     SELECT business.id, business.localidad_id, business.spot, business.score, business.avg_rating, business.review_count,
       fold_text(business.name), (SELECT opening_week('${JSON.stringify(usualHours)}')), listed, business.public_until,
       kinds.ids, coalesce(drawn.tags, '{}'), business.tier = 'featured',
       CASE WHEN listed THEN
         strip(to_tsvector('oficio', concat_ws(' ', business.name, business.description,
           (SELECT string_agg(name, ' ') FROM business_tags WHERE id = ANY(drawn.tags)),
           town.search_text, provincia.nombre)))
         || array_to_tsvector(
           ARRAY(SELECT '=' || word FROM unnest(tsvector_to_array(to_tsvector('oficio', business.name))) word)
           || ARRAY(SELECT '#c' || id FROM unnest(kinds.ids) id)
           || ARRAY(SELECT '#t' || id FROM unnest(drawn.tags) id)
           || ('#l' || business.localidad_id)
           || CASE WHEN business.tier = 'featured' THEN ARRAY['#featured'] ELSE ARRAY[]::text[] END)
       END
     FROM drawn JOIN businesses business ON business.id = drawn.id
     JOIN localidades town ON town.id = business.localidad_id
     JOIN provincias provincia ON provincia.id = town.provincia_id
     CROSS JOIN LATERAL (SELECT business.status IN ('active', 'past_due') AS listed) state
     CROSS JOIN LATERAL (SELECT ARRAY(SELECT category_id FROM business_category_links WHERE business_id = business.id
       ORDER BY 1) AS ids) kinds`,
]

/** Throws if the triggers would have written other copies. An update makes the triggers write a row's copies again. */
async function compareWithTriggers(client: pg.Client, count: number): Promise<void> {
  for (const table of ['business_category_links', 'searched_businesses']) {
    const { rows } = await client.query<{ before: string; after: string }>(`
      WITH before AS MATERIALIZED (
        SELECT ctid AS at, ${table}::text AS said FROM ${table} ORDER BY random() LIMIT ${count}
      )
      UPDATE ${table} SET is_listed = is_listed FROM before WHERE ${table}.ctid = before.at
      RETURNING before.said AS before, ${table}::text AS after`)
    const differingRow = rows.find(({ before, after }) => before !== after)
    if (differingRow)
      throw new Error(
        `the triggers of ${table} write otherwise: ${differingRow.before} → ${differingRow.after}`,
      )
    if (rows.length !== count) throw new Error('too few rows were compared')
  }
}
