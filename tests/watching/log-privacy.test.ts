import { createLog } from '@oficio/context/log'
import type { Endpoint } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { withCause } from '@oficio/domain/kernel/cause'
import { registry } from '@oficio/domain/registry'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { longIt } from '@oficio/domain/testing/long-form'
import { restoreRubros } from '@oficio/domain/testing/restore-rubros'
import { restoreTerms } from '@oficio/domain/testing/restore-terms'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWorker } from '../../apps/worker/src/start-worker'
import { serveWith, stopServing } from '../access/api'
import { fetchFromSite } from '../api/fetch-from-site'
import { phonePhoto } from '../journeys/support/pictures'
import { send } from '../system/fuzz/send'
import { buildSubjects } from '../system/fuzz/subjects'
import { mark, markedCalls, markedDigits } from './marked-calls'

let ctx: TestCtx
let lines: string[]
/** Restore the rubros and terms, because the calls change them and other tests of this process rely on them. */
let restores: (() => Promise<void>)[]
beforeEach(async () => {
  const test = await createTestContext()
  restores = [await restoreRubros(test.db), await restoreTerms(test.db)]
  lines = []
  ctx = Object.assign(test, { log: createLog('debug', { write: (line) => void lines.push(line) }) })
})
afterEach(async () => {
  stopServing()
  vi.unstubAllGlobals()
  // Deletes all rows first, because they refer to rubros and terms.
  await createTestContext()
  for (const restore of restores) await restore()
})

interface Calls {
  seed: number
  endpoints?: readonly Endpoint[]
  /** Runs once all subjects of the calls are stored. */
  before?: () => Promise<void>
}

interface CalledService {
  /** Session keys of the callers, which no log may contain. */
  keys: string[]
  /** Answers that are not in our own words. */
  faults: string[]
}

/** Makes marked calls, each as a request of its own. */
async function callWithMarks({ seed, endpoints = allEndpoints, before }: Calls): Promise<CalledService> {
  serveWith(ctx)
  const site = await fetchFromSite()
  // Gives each request a cause in the log, as the server does.
  vi.stubGlobal('fetch', (target: Request | string, init?: RequestInit) =>
    withCause({ requestId: `request-${seed}`, mark: null }, () => site(target, init)),
  )
  const photo = (await phonePhoto('foto.jpg', 'teal')).buffer
  const subjects = await buildSubjects({ ctx }, { usesEach: 2 })
  const asking = new Map<Endpoint, Record<string, string>[]>()
  for (const endpoint of endpoints) asking.set(endpoint, await subjects.callers(endpoint))
  await before?.()
  const faults: string[] = []
  for (const [endpoint, callers] of asking) {
    const inputs = { fieldValues: subjects.fieldValuesOf(endpoint), callers, photo }
    for (const call of markedCalls(endpoint, inputs, { seed, count: 1 })) {
      const { fault } = await send('http://localhost:3000', endpoint, call)
      if (fault) faults.push(`${endpoint.name} ${fault}`)
    }
  }
  const headers = [...asking.values()].flat()
  const keys = headers.flatMap((header) => Object.values(header)).map((key) => key.replace('Bearer ', ''))
  return { keys, faults }
}

async function runJobs(): Promise<void> {
  const { databaseUrl } = ctx
  const worker = await startWorker({
    ctx,
    databaseUrl,
    jobs: registry.jobs,
    cron: [],
    onLost: expect.unreachable,
  })
  const waiting = () =>
    ctx.db.$queryRaw<
      unknown[]
    >`SELECT 1 FROM graphile_worker.jobs WHERE run_at <= now() OR locked_at IS NOT NULL`
  await expect.poll(waiting).toEqual([])
  await worker.stop()
}

/** Returns the lines that contain a name, contact data or a session key. */
function tellingLines(keys: readonly string[]): string[] {
  return lines.filter((line) => {
    const digits = line.replace(/[^\d]/g, '')
    return (
      line.toLowerCase().includes(mark.toLowerCase()) ||
      digits.includes(markedDigits) ||
      keys.some((key) => line.includes(key))
    )
  })
}

// Answers must also be in our own words. `npm run drill -- fuzz` is the long form of that check.
it('no line of the log names or reaches anybody, whatever is asked and whatever follows from it', async () => {
  const { keys, faults } = await callWithMarks({ seed: 7 })
  expect(faults).toEqual([])
  await runJobs()
  expect(tellingLines(keys)).toEqual([])
  expect(await ctx.db.contactMessage.count({ where: { name: { startsWith: mark } } })).toBeGreaterThan(0)
  const ofRequests = lines
    .map((line) => JSON.parse(line))
    .filter(({ requestId }) => requestId === 'request-7')
  expect(ofRequests.map(({ msg }) => msg)).toContain('job send-mail done')
})

longIt('nor does it where the database refuses whatever is written', async () => {
  const tables = ctx.registry.personalTables.filter(({ personal }) => personal.length > 0)
  const forEachTable = async (say: (table: string) => string) => {
    for (const { table } of tables) await ctx.db.$executeRawUnsafe(say(table))
  }
  try {
    const { keys } = await callWithMarks({
      seed: 8,
      endpoints: allEndpoints.filter(({ method }) => method !== 'GET'),
      before: () =>
        forEachTable((table) => `ALTER TABLE ${table} ADD CONSTRAINT refuses_all CHECK (false) NOT VALID`),
    })
    await runJobs()
    expect(tellingLines(keys)).toEqual([])
  } finally {
    await forEachTable((table) => `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS refuses_all`)
  }
  expect(lines.filter((line) => line.includes('refuses_all')).length).toBeGreaterThan(5)
})

it('an error of the database repeats nothing of what was to be stored', async () => {
  const { id } = await buildUser(ctx)
  // A mistake that the compiler normally finds.
  const wrong = { firstName: mark, createdAt: `${mark} is no day` } as Parameters<
    typeof ctx.db.user.update
  >[0]['data']
  const tries = [
    () => ctx.db.user.update({ where: { id }, data: wrong }),
    () => ctx.db.user.findUnique({ where: { id: mark } }),
    () => ctx.db.$queryRaw`SELECT ${mark}::int`,
    () => ctx.db.$queryRaw`SELECT ${mark}::jsonb`,
  ]
  for (const fails of tries) await fails().catch((err: unknown) => ctx.log.error({ err }, 'it failed'))
  expect(lines).toHaveLength(tries.length)
  expect(tellingLines([])).toEqual([])
})
