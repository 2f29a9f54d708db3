import { dataLimits } from '@oficio/contracts/support/data-limits'
import type { DataRequestKind } from '@oficio/contracts/support/data-requests'
import type { DataRequest } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { newRequestCode } from '../request-code'
import { dataRequestLinkEvent } from './events'

interface DataRequestInput {
  kind: DataRequestKind
  email: string
  detail?: string | undefined
  /** The admin who files it for a person who wrote to the team. */
  openedById?: string
}

/**
 * Stores a request and mails the link that proves the mailbox; until then the request belongs to nobody.
 * `connectionHash` identifies the connection of a caller who has not proven the address.
 */
export async function fileDataRequest(
  ctx: TxCtx,
  { detail = '', openedById, ...fields }: DataRequestInput,
  connectionHash: string | null = null,
): Promise<DataRequest> {
  const createdAt = ctx.clock.now()
  const request = await ctx.db.dataRequest.create({
    data: {
      ...fields,
      id: ctx.ids.next(),
      code: newRequestCode('DAT'),
      detail,
      openedById: openedById ?? null,
      createdAt,
      linkUntil: addHours(createdAt, dataLimits.linkHours),
    },
  })
  const recipient = { email: fields.email, key: request.id, data: { dataRequestId: request.id } }
  await notifyUnproven(ctx, dataRequestLinkEvent, recipient, connectionHash)
  return request
}
