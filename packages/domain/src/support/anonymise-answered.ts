import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../kernel/ctx'
import { forEachId } from '../kernel/jobs/for-each-id'
import { subDays } from '../kernel/time/days'

interface AnsweredRow {
  /**
   * Returns rows that were answered before `before` and still have their data: up to `take`, with ids above `after`.
   */
  find: (tx: Tx, page: { before: Date; after: string; take: number }) => Promise<{ id: string }[]>
  /** Erases the person's identity and everything that was typed. */
  erase: (tx: Tx, id: string, anonymisedAt: Date) => Promise<unknown>
  /** The key of a mail's refs that contains the row's id. The addresses of those mails are erased, too. */
  mailRef: string
}

/** Erases the personal data of rows that were answered longer ago than the setting `anonymiseAfterDays`. */
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
