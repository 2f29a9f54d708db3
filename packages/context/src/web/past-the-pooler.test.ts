import { createPool } from '@oficio/db/pool'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config'
import { closeContext, createContext, interactiveWaits, type ProcessCtx } from '../context'
import { EnvError } from '../env'

let databaseUrl: string
let stops: (() => Promise<void>)[]
beforeEach(async () => {
  databaseUrl = (await createTestContext()).databaseUrl
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
})

const baseEnv = () => ({
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: 'a'.repeat(64),
  TOKEN_SECRET: 'b'.repeat(64),
  LOG_LEVEL: 'silent',
})
const direct = 'postgres://oficio:clave@127.0.0.1:6000/oficio'

function open(env: Record<string, string>): ProcessCtx {
  const ctx = createContext(readConfig({ ...baseEnv(), ...env }), { poolSize: 1, waits: interactiveWaits })
  stops.push(() => closeContext(ctx))
  return ctx
}

it('listens and locks past a pooler, which shares connections, where there is one', () => {
  expect(readConfig(baseEnv())).toMatchObject({ databaseDirectUrl: databaseUrl, isPooled: false })
  const config = readConfig({ ...baseEnv(), DATABASE_DIRECT_URL: direct })
  expect(config).toMatchObject({ databaseUrl, databaseDirectUrl: direct, isPooled: true })
  const wrong = { ...baseEnv(), DATABASE_DIRECT_URL: 'mysql://x/y' }
  expect(() => readConfig(wrong)).toThrow(EnvError)
})

it('a password that everybody knows is refused past the pooler too', () => {
  const env = {
    ...baseEnv(),
    OFICIO_MODE: 'production',
    DATABASE_DIRECT_URL: direct.replace('clave', 'oficio'),
  }
  expect(() => readConfig(env)).toThrow(/DATABASE_DIRECT_URL: tiene una contraseña/)
})

const lockLimit = (ctx: Pick<ProcessCtx, 'db'>) =>
  ctx.db.$queryRaw<{ lock: string }[]>`SELECT current_setting('lock_timeout') AS lock`

it('behind a pooler a connection keeps no limit, and each transaction sets its own', async () => {
  expect(await lockLimit(open({}))).toEqual([{ lock: '3s' }])
  const pooled = open({ DATABASE_DIRECT_URL: direct })
  expect(await lockLimit(pooled)).toEqual([{ lock: '0' }])
  expect(
    await pooled.transaction(
      (ctx) => ctx.db.$queryRaw`SELECT current_setting('lock_timeout') AS lock,
        current_setting('statement_timeout') AS statement`,
    ),
  ).toEqual([{ lock: '3s', statement: '10s' }])
  expect(await lockLimit(pooled)).toEqual([{ lock: '0' }])
})

it.each([
  { isPooled: true, prepared: 0 },
  { isPooled: false, prepared: 1 },
])(
  'counting prepares $prepared statements under a name when isPooled is $isPooled',
  async ({ isPooled, prepared }) => {
    const pool = createPool({ url: databaseUrl, size: 1, timeoutMs: 120_000, isPooled })
    stops.push(() => pool.end())
    expect((await pool.query({ name: 'one', text: 'SELECT $1::int AS one', values: [1] })).rows).toEqual([
      { one: 1 },
    ])
    const { rows } = await pool.query('SELECT count(*)::int AS prepared FROM pg_prepared_statements')
    expect(rows).toEqual([{ prepared }])
  },
)
