interface Connection {
  query(sql: string): Promise<unknown>
}

/** Runs `work` in a transaction: commits when it resolves, rolls back when it throws. */
export async function inTransaction<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.query('BEGIN')
  try {
    const result = await work()
    await connection.query('COMMIT')
    return result
  } catch (error) {
    // If the connection is gone, the server rolls back by itself.
    await connection.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
