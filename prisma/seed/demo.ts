import { resolve } from 'node:path'
import type { Tx } from '@oficio/db/client'
import type { Ctx, TxCtx } from '@oficio/domain/kernel/ctx'
import { inTransaction } from '@oficio/domain/kernel/transaction'
import { countBusinessScores } from '@oficio/domain/search/businesses/count-business-scores'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { countScores } from '@oficio/domain/search/professionals/count-scores'
import { countWords } from '@oficio/domain/search/professionals/count-words'
import { sequentialIds } from '@oficio/domain/testing/sequential-ids'
import { testClock } from '@oficio/domain/testing/test-clock'
import { addAdvertising } from './cast/add-advertising'
import { addBusinessReviews } from './cast/add-business-reviews'
import { addBusinesses } from './cast/add-businesses'
import { addCast } from './cast/add-cast'
import { addChecks } from './cast/add-checks'
import { addOtherBusinesses } from './cast/add-other-businesses'
import { addPayments } from './cast/add-payments'
import { addPictures } from './cast/add-pictures'
import { addVisits } from './cast/add-visits'
import { townFinder } from './cast/find-town'
import { readPhotos } from './photos/read-photos'
import { stories } from './stories/stories'
import { tellStories } from './stories/tell-stories'
import { addUrgencyFees } from './stories/urgency-fees'
import { withoutMails } from './without-mails'

/** This file is one level below prisma/, both in the source and in the bundle (prisma/dist). */
const seedDir = resolve(import.meta.dirname, '../seed')

/** An arbitrary number that no other part of the product uses. */
const seedLock = 72_707_372

/**
 * Adds the people and stories of the demo to a database without accounts; the stories end at `ctx.clock.now()`. Returns
 * 'added', 'present' if the demo is already there, or 'foreign' if there are other accounts. A real database with a
 * forgotten OFICIO_MODE stays unchanged. Runs in one transaction: all or nothing, and no worker sees its jobs.
 */
export async function seedDemo(ctx: Ctx): Promise<'added' | 'present' | 'foreign'> {
  const existingAccounts = await findAccounts(ctx.db)
  if (existingAccounts) return existingAccounts
  const photos = await readPhotos(seedDir)
  return ctx.transaction(
    async (ctx) => {
      await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(${seedLock})`
      const accountsAfterLock = await findAccounts(ctx.db)
      if (accountsAfterLock) return accountsAfterLock
      await play(ctx, photos)
      return 'added'
    },
    { timeoutMs: 120_000 },
  )
}

async function findAccounts(tx: Tx): Promise<'present' | 'foreign' | null> {
  if (await tx.user.count({ where: { username: 'plomero', email: 'plomero@example.com' } })) return 'present'
  return (await tx.user.count()) > 0 ? 'foreign' : null
}

async function play(outer: TxCtx, photos: Awaited<ReturnType<typeof readPhotos>>): Promise<void> {
  const clock = testClock(outer.clock.now())
  // Use-cases start their own transactions, which become part of this one.
  const storyCtx = { ...outer, clock, ids: sequentialIds(clock) }
  const ctx = { ...inTransaction(storyCtx, withoutMails(outer.db)), clock }
  const rubroIds = new Map((await ctx.db.rubro.findMany()).map(({ slug, id }) => [slug, id]))
  const findTown = townFinder(ctx)
  const cast = await addCast(ctx, rubroIds, findTown)
  await addChecks(ctx, cast)
  await addPayments(ctx, cast)
  await addBusinesses(ctx, cast, { rubroIds, findTown })
  await addOtherBusinesses(ctx, findTown)
  await addBusinessReviews(ctx, cast)
  await addVisits(ctx)
  await addPictures(ctx, seedDir)
  await addAdvertising(ctx, cast, photos)
  await tellStories({ ctx, cast, photos, rubroIds, findTown }, stories)
  await addUrgencyFees(ctx, cast)
  await readOldNotices(ctx.db, clock.now())
  await countScores(ctx)
  await countWords(ctx)
  await countBusinessScores(ctx)
  await countBusinessWords(ctx)
  await forgetJobs(ctx.db)
}

/** Marks notices as read except the newest ones, as if their readers looked at them every day. */
async function readOldNotices(tx: Tx, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 30 * 3_600_000)
  await tx.$executeRaw`
    UPDATE notices SET read_at = created_at + interval '2 hours' WHERE created_at < ${yesterday}`
}

/** Removes the enqueued jobs, because the stories have already notified the waves. */
async function forgetJobs(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT count(graphile_worker.remove_job('notify:' || id)) FROM service_requests`
}
