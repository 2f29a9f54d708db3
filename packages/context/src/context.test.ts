import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from './config'
import { closeContext, createContext } from './context'

// Nothing listens on port 1: an early connection would fail.
const environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  SMTP_URL: 'smtp://127.0.0.1:1',
  AUTH_SECRET: 'a'.repeat(64),
  TOKEN_SECRET: 'b'.repeat(64),
  LOG_LEVEL: 'silent',
}
const config = readConfig(environment)
const open: ReturnType<typeof createContext>[] = []
afterEach(async () => {
  for (const ctx of open.splice(0)) await closeContext(ctx)
})

it('is made and closed without a database, a mail server or any other company', async () => {
  const ctx = createContext(config)
  expect(ctx.site).toEqual(config.site)
  await closeContext(ctx)
})

it('makes ids that sort by time and never repeat', () => {
  const ctx = createContext(config)
  open.push(ctx)
  const ids = Array.from({ length: 1000 }, () => ctx.ids.next())
  expect(new Set(ids).size).toBe(1000)
  expect([...ids].sort()).toEqual(ids)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
})

it('takes what a test brings along instead of the real thing, also for what is built upon it', async () => {
  const now = new Date('2035-03-12T15:00:00.000Z')
  const ctx = createContext(config, { clock: { now: () => now }, poolSize: 1 })
  open.push(ctx)
  expect(ctx.clock.now()).toBe(now)
  const token = await ctx.accessTokens.issue({ userId: 'u', sessionId: 's' })
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.exp).toBe(now.getTime() / 1000 + 600)
})

it('reads settings through the transaction that holds the last connection of the pool', async () => {
  const { databaseUrl } = await createTestContext()
  const ctx = createContext({ ...config, databaseUrl }, { poolSize: 1 })
  open.push(ctx)
  expect(await ctx.transaction((ctx) => ctx.settings.get('trialLeads'))).toBe(3)
})

it('has the pages that are cached whole say what the environment says, as everything else does', async () => {
  const { databaseUrl } = await createTestContext()
  const { firstSettings } = readConfig({ ...environment, URGENT_HOURS: '8-20', URGENT_REFUND_MINUTES: '0' })
  const ctx = createContext({ ...config, databaseUrl, firstSettings }, { poolSize: 1 })
  open.push(ctx)
  const settings = { urgentRefundMinutes: 0, urgentFromHour: 8, urgentUntilHour: 20 }
  expect(await ctx.settings.getAll()).toMatchObject(settings)
})
