import pg from 'pg'
import { buildFillStatements } from './fill-professionals'

/** Number of rows that are compared with what the triggers would have written. */
const sampled = 2000

/**
 * Fills an empty database with the people of `fillProfessionals`, five million in minutes instead of hours. Triggers
 * are off, one statement writes their copies for matching, and the indexes of matching are built at the end. Leaves out
 * the data that only the search reads. Throws if a trigger would have written a different copy for one of the sampled
 * rows.
 */
export async function fillAtOnce(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("SET maintenance_work_mem = '1GB'")
    await client.query('SET session_replication_role = replica')
    for (const statement of buildFillStatements(count)) await client.query(statement)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
      FROM pg_index WHERE indrelid = 'professional_rubros'::regclass AND NOT indisunique`)
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
    for (const statement of copies) await client.query(statement)
    for (const { definition } of indexes) await client.query(definition)
    await client.query('SET session_replication_role = origin')
    await compareWithTriggers(client)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

const copies = [
  `INSERT INTO professional_rubros (professional_id, rubro_id, localidad_id, latitude, longitude, is_at_centre,
       service_radius_km, avg_rating, response_minutes, is_matchable, spot, is_available, is_listed, reach)
     SELECT wanted.professional_id, wanted.rubro_id, town.id, place.latitude, place.longitude, person.latitude IS NULL,
       person.service_radius_km, person.avg_rating, coalesce(person.median_response_minutes, 2147483647),
       person.status = 'approved' AND person.is_available AND account.closed_at IS NULL, place.spot,
       person.is_available, person.status = 'approved' AND account.closed_at IS NULL,
       CASE WHEN person.latitude IS NOT NULL
         THEN cube_union(earth_box(place.spot::earth, person.service_radius_km * 1000 + 1), town.centre) END
     FROM wanted
     JOIN professionals person ON person.id = wanted.professional_id
     JOIN users account ON account.id = person.user_id
     JOIN (SELECT id, latitude, longitude, ll_to_earth(latitude, longitude) AS centre FROM localidades) town
       ON town.id = person.localidad_id
     CROSS JOIN LATERAL (
       SELECT coalesce(person.latitude, town.latitude) AS latitude, coalesce(person.longitude, town.longitude) AS longitude,
         CASE WHEN person.latitude IS NULL THEN town.centre
           ELSE ll_to_earth(person.latitude, person.longitude) END AS spot
     ) place`,
  `INSERT INTO rubro_localidades (rubro_id, localidad_id, centre)
     SELECT DISTINCT ON (rubro_id, localidad_id) rubro_id, localidad_id, spot
     FROM professional_rubros WHERE is_matchable AND is_at_centre`,
]

/** Throws if the triggers would have written other copies. An update makes the triggers write a row's copies again. */
async function compareWithTriggers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ before: string; after: string }>(`
    WITH before AS MATERIALIZED (
      SELECT ctid AS at, professional_rubros::text AS said FROM professional_rubros ORDER BY random() LIMIT ${sampled}
    )
    UPDATE professional_rubros SET is_matchable = is_matchable FROM before
    WHERE professional_rubros.ctid = before.at
    RETURNING before.said AS before, professional_rubros::text AS after`)
  const differingRow = rows.find(({ before, after }) => before !== after)
  if (differingRow)
    throw new Error(`the triggers write otherwise: ${differingRow.before} → ${differingRow.after}`)
  if (rows.length !== sampled) throw new Error('too few rows were compared')
}
