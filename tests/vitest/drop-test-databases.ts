import pg from 'pg'

/** Drops the chosen databases of test runs and closes their connections. */
export async function dropTestDatabases(
  serverUrl: string,
  isChosen: (name: string) => boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      String.raw`SELECT datname AS name FROM pg_database WHERE datname LIKE 'oficio\_test\_%'`,
    )
    for (const { name } of rows.filter((row) => isChosen(row.name))) {
      await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    }
  } finally {
    await client.end()
  }
}
