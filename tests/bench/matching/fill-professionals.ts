import pg from 'pg'

/**
 * Fills an empty database with made-up professionals, always the same ones. They live where people live. 60 % are at
 * the centre of their locality, the others around it. Each has one to three rubros, with a Zipf distribution. Half keep
 * the form's default radius of 25 km, the others have one between 5 and 100 km.
 */
export async function fillProfessionals(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Triggers are on, as in production, so the searches read what the triggers wrote.
    for (const statement of [...buildFillStatements(count), ...offers, 'VACUUM ANALYZE'])
      await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Returns the statements that store the accounts and professionals, and the temporary table `wanted` with their rubros.
 */
export const buildFillStatements = (count: number): string[] => [...weights, people(count), ...rows]

/** Running totals, which map a random number to a locality or rubro. */
const weights = [
  `CREATE TEMP TABLE towns AS
     SELECT id, latitude, longitude, least(25, 1 + sqrt(population) / 100) AS size_km,
       sum(greatest(population, 200)) OVER (ORDER BY id)::float8 AS upto
     FROM localidades`,
  'CREATE INDEX ON towns (upto)',
  `CREATE TEMP TABLE trades AS
     SELECT id, sum(1.0 / rank) OVER (ORDER BY rank)::float8 AS upto
     FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS rank FROM rubros) ranked`,
  'CREATE INDEX ON trades (upto)',
  'ANALYZE towns',
  'ANALYZE trades',
  'SELECT setseed(0.2026)',
]

function people(count: number): string {
  return `CREATE TEMP TABLE people AS
    SELECT number, ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid AS id,
      random() * (SELECT max(upto) FROM towns) AS home, random() < 0.4 AS has_own_place,
      sqrt(random()) AS far, random() * 2 * pi() AS direction,
      CASE WHEN random() < 0.5 THEN 25 ELSE 5 + floor(random() * 96)::int END AS radius_km,
      CASE WHEN random() < 0.3 THEN 0 ELSE round((3 + 2 * random())::numeric, 2) END AS rating,
      CASE WHEN random() < 0.6 THEN 5 + floor(2875 * random())::int END AS minutes,
      CASE WHEN random() < 0.9 THEN 'approved' WHEN random() < 0.5 THEN 'pending_approval' ELSE 'suspended' END AS status,
      random() < 0.92 AS is_available, CASE WHEN random() < 0.02 THEN now() END AS closed_at,
      1 + floor(random() * 3)::int AS trade_count, ARRAY[random(), random(), random()] AS trades
    FROM generate_series(1, ${count}) number`
}

const rows = [
  `INSERT INTO users (id, username, email, first_name, last_name, role, created_at, closed_at)
     SELECT id, 'p' || number, 'p' || number || '@example.com', 'Ana', 'Sosa', 'professional', now(), closed_at
     FROM people`,
  `INSERT INTO professionals (id, user_id, status, is_available, cuit, phone, localidad_id, latitude, longitude,
       service_radius_km, avg_rating, median_response_minutes, free_leads_left, created_at)
     SELECT person.id, person.id, status::professional_status, is_available,
       lpad(number::text, 11, '0'), '+54' || lpad(number::text, 10, '0'), town.id,
       CASE WHEN has_own_place THEN town.latitude + far * size_km * cos(direction) / 111.3 END,
       CASE WHEN has_own_place
         THEN town.longitude + far * size_km * sin(direction) / 111.3 / cos(radians(town.latitude)) END,
       radius_km, rating, minutes, 0, now()
     FROM people person
     CROSS JOIN LATERAL (SELECT * FROM towns WHERE upto > person.home ORDER BY upto LIMIT 1) town`,
  `CREATE TEMP TABLE wanted AS
     SELECT DISTINCT person.id AS professional_id, trade.id AS rubro_id
     FROM people person
     CROSS JOIN LATERAL unnest(person.trades[1:person.trade_count]) AS wish
     CROSS JOIN LATERAL (
       SELECT id FROM trades WHERE upto > wish * (SELECT max(upto) FROM trades) ORDER BY upto LIMIT 1
     ) trade`,
]

const offers = [
  'INSERT INTO professional_rubros (professional_id, rubro_id) SELECT professional_id, rubro_id FROM wanted',
]
