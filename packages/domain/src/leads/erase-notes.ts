import type { TxCtx } from '../kernel/ctx'

/** Erases what professionals wrote about the leads of a request: it may name its client. */
export async function eraseNotes(ctx: TxCtx, requestId: string): Promise<void> {
  await ctx.db.leadReport.updateMany({ where: { lead: { requestId } }, data: { note: null } })
}
