import { dataLimits } from '@oficio/contracts/support/data-limits'
import type { DataRequestKind } from '@oficio/contracts/support/data-requests'
import type { DataRequest } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { newRequestCode } from '../request-code'
import { dataRequestLinkMail } from './mails'

interface DataRequestInput {
  kind: DataRequestKind
  email: string
  detail?: string | undefined
  /** Who files it for somebody who wrote to the team. */
  openedById?: string
}

/** Stores what is asked and mails the link that proves the mailbox; until then it counts as nobody's. */
export async function fileDataRequest(
  ctx: TxCtx,
  { detail = '', openedById, ...asked }: DataRequestInput,
): Promise<DataRequest> {
  const createdAt = ctx.clock.now()
  const request = await ctx.db.dataRequest.create({
    data: {
      ...asked,
      id: ctx.ids.next(),
      code: newRequestCode('DAT'),
      detail,
      openedById: openedById ?? null,
      createdAt,
      linkUntil: addHours(createdAt, dataLimits.linkHours),
    },
  })
  await queueMail(ctx, dataRequestLinkMail, {
    to: asked.email,
    dedupeKey: `data-request-link:${request.id}`,
    refs: { dataRequestId: request.id },
  })
  return request
}
