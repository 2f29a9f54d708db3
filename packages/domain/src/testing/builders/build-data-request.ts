import type { DataRequestKind } from '@oficio/contracts/support/data-requests'
import type { DataRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { dueAt } from '../../support/data-requests/due-at'
import { fileDataRequest } from '../../support/data-requests/file-data-request'

interface DataRequestFields {
  kind?: DataRequestKind
  email?: string
}

/** Stores a data request whose requester has proven with the mailed link that the mailbox is theirs. */
export async function buildDataRequest(
  ctx: Ctx,
  { kind = 'erasure', email = 'lucia@example.com' }: DataRequestFields = {},
): Promise<DataRequest> {
  const { id } = await ctx.transaction((ctx) => fileDataRequest(ctx, { kind, email }))
  const provenAt = ctx.clock.now()
  return ctx.db.dataRequest.update({
    where: { id },
    data: { status: 'open', provenAt, dueAt: dueAt(kind, provenAt) },
  })
}
