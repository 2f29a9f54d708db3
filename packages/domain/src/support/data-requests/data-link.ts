import { paths } from '@oficio/contracts/paths'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import type { DataRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../../kernel/link-token'
import { addDays } from '../../kernel/time/days'

const meaningOf = (id: string) => `data-request|${id}`

/** Returns the mailed link. It proves the mailbox and shows the state of the request. */
export const dataRequestUrl = (ctx: Ctx, id: string): string =>
  new URL(paths.dataRequest(makeLinkToken(ctx, id, meaningOf(id))), ctx.site.origin).toString()

/** Returns the request of a token; null for an invalid token, and after the request's data are erased. */
export async function findByToken(ctx: Ctx, token: string): Promise<DataRequest | null> {
  const id = idInLinkToken(token)
  if (id === null || !isLinkToken(ctx, token, id, meaningOf(id))) return null
  return ctx.db.dataRequest.findFirst({ where: { id, anonymisedAt: null } })
}

/** Returns until when the person may download their data; null if there is nothing to download. */
export function fileUntil({ kind, status, answeredAt }: DataRequest): Date | null {
  if (kind !== 'access' || status !== 'done' || answeredAt === null) return null
  return addDays(answeredAt, dataLimits.fileDays)
}
