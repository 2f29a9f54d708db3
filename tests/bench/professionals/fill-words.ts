import pg from 'pg'

/**
 * Gives every professional of a bench the data that a search reads: a description of twelve words with a Zipf
 * distribution, a business name for every third, reviews, and the search points that follow from them.
 */
export async function fillWords(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Returns a made-up word for a number, in letters only. It has no ending that stemming cuts off, and different numbers
 * give different words.
 */
const wordOf = (number: string) =>
  `translate(lpad(to_hex(${number}), 4, '0'), '0123456789abcdef', 'bcdfghjklmnpqrtv') || 'ux'`
/** Random number up to about five thousand. Small numbers are frequent, large ones rare. */
const zipf = 'floor(exp(random() * 8.5))::int'

const statements = [
  'SELECT setseed(0.2027)',
  `UPDATE professionals person SET
     description = said.words,
     company_name = CASE WHEN said.draw < 0.33 THEN 'Casa ' || ${wordOf('(said.draw * 90000)::int')} END,
     review_count = CASE WHEN person.avg_rating > 0 THEN 1 + floor(said.draw * 40)::int ELSE 0 END,
     search_points = ARRAY[
       round(500 * CASE WHEN person.avg_rating > 0 THEN person.avg_rating ELSE 4 END / 5)::int,
       floor(said.draw * 150)::int,
       CASE WHEN person.median_response_minutes IS NULL THEN 0 ELSE 200 - person.median_response_minutes / 15 END,
       50 + floor(said.draw * 100)::int]
   FROM (
     SELECT id, random() AS draw, (
       -- Refers to the outer row. Otherwise PostgreSQL would draw the words only once for all rows.
       SELECT string_agg(${wordOf(zipf)}, ' ') FROM generate_series(1, 12) WHERE everybody.id IS NOT NULL
     ) AS words
     -- Sorted, because random numbers are drawn in the physical order of rows otherwise, which depends on other tests.
     FROM (SELECT id FROM professionals ORDER BY id) everybody
   ) said
   WHERE said.id = person.id`,
  `INSERT INTO search_words (word, professionals)
     SELECT word, ndoc::int FROM ts_stat('SELECT words FROM search_profiles WHERE is_listed')
     UNION ALL SELECT '#', count(*)::int FROM search_profiles WHERE is_listed
     ON CONFLICT (word) DO UPDATE SET professionals = EXCLUDED.professionals`,
  'VACUUM ANALYZE',
]
