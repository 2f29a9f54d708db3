import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import { openPool } from './open-pool'

it('replaces the connections that PostgreSQL ended, idle and busy ones, and logs the loss once', async () => {
  const ctx = await createTestContext()
  const pool = openPool(ctx.databaseUrl, ctx.log)
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  clients[0]?.release()
  const endings = clients.slice(1).map((client) => new Promise((resolve) => client.once('end', resolve)))
  const busy = clients[1]?.query('SELECT pg_sleep(60)').catch((error: Error) => error.message)
  await ctx.db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'oficio-worker' AND datname = current_database()`
  expect(await busy).toContain('terminating connection')
  await Promise.all(endings)
  for (const client of clients.slice(1)) client.release(true)
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(ctx.log.lines.filter(({ message }) => message.includes('were lost'))).toHaveLength(1)
  await pool.end()
})
