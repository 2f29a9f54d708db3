import { createDb, type Db } from '@oficio/db/client'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

let ctx: TestCtx
let isFresh: boolean
let lostCount: number
let db: Db
beforeEach(async () => {
  ctx = await createTestContext()
  isFresh = true
  lostCount = 0
})
afterEach(() => db.$disconnect())

/**
 * Opens the same database under two addresses. The second one has another setting, so that a test can tell them apart.
 */
function open(replicaUrl = `${ctx.databaseUrl}?options=-c%20work_mem%3D7MB`): void {
  const state = {
    isFresh: () => isFresh,
    lose: () => {
      lostCount += 1
      isFresh = false
    },
  }
  db = createDb({ url: ctx.databaseUrl, poolSize: 2, replica: { url: replicaUrl, state } })
}

async function isFromReplica(queryable: Pick<Db, '$queryRaw'> = db): Promise<boolean> {
  const [row] = await queryable.$queryRaw<{ memory: string }[]>`SELECT current_setting('work_mem') AS memory`
  return row?.memory === '7MB'
}

it('reads outside of transactions use the replica while it is fresh', async () => {
  open()
  expect(await isFromReplica()).toBe(true)
  expect(await db.$transaction((tx) => isFromReplica(tx))).toBe(false)
  isFresh = false
  expect(await isFromReplica()).toBe(false)
  isFresh = true
  expect(await isFromReplica()).toBe(true)
})

it('statements that a replica refuses go to the primary', async () => {
  open(`${ctx.databaseUrl}?options=-c%20default_transaction_read_only%3Don`)
  const { key } = await db.setting.create({
    data: { key: 'trialLeads', value: 3, validFrom: new Date(), createdAt: new Date() },
  })
  expect(await ctx.db.setting.count({ where: { key } })).toBe(1)
  expect(lostCount).toBe(0)
})

it('reads that a replica does not answer go to the primary, without asking the replica again', async () => {
  open('postgres://oficio:clave@127.0.0.1:1/oficio')
  expect(await isFromReplica()).toBe(false)
  expect(await db.setting.count()).toBeGreaterThanOrEqual(0)
  expect(lostCount).toBe(1)
})
