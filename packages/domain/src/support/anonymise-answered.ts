import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../kernel/ctx'
import { forEachId } from '../kernel/jobs/for-each-id'
import { subDays } from '../kernel/time/days'

interface AnsweredRow {
  /** Returns those answered before that moment whose data are still there, up to `take` above `after`. */
  find: (tx: Tx, page: { before: Date; after: string; take: number }) => Promise<{ id: string }[]>
  /** Erases who asked and all that was typed. */
  erase: (tx: Tx, id: string, anonymisedAt: Date) => Promise<unknown>
  /** By which ref mails name it: their addresses go with it. */
  mailRef: string
}

/** Erases the personal data of what was answered as long ago as the setting `anonymiseAfterDays` says. */
export async function anonymiseAnswered(ctx: Ctx, { find, erase, mailRef }: AnsweredRow): Promise<void> {
  const days = await ctx.settings.get('anonymiseAfterDays')
  const before = subDays(ctx.clock.now(), days)
  await forEachId({
    find: (page) => find(ctx.db, { before, ...page }),
    run: (id) =>
      ctx.transaction(async (ctx) => {
        await ctx.db.$executeRaw`UPDATE mails SET "to" = '' WHERE refs ->> ${mailRef} = ${id}`
        await erase(ctx.db, id, ctx.clock.now())
      }),
  })
}
