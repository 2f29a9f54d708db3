import type { TxCtx } from '../kernel/ctx'

/** Erases what was written about the leads of a request, by professionals and about their reports: it may name its client. */
export async function eraseNotes(ctx: TxCtx, requestId: string): Promise<void> {
  await ctx.db.leadReport.updateMany({
    where: { lead: { requestId } },
    data: { note: null, decisionNote: null },
  })
}
