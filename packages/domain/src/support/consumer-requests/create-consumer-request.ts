import { createHash } from 'node:crypto'
import type { InputOf } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import {
  type ConsumerRequestReceipt,
  consumerRequestTopicTexts,
  type createConsumerRequestEndpoint,
} from '@oficio/contracts/support/consumer-requests'
import type { Tx } from '@oficio/db/client'
import type { ConsumerRequest } from '@oficio/db/generated/client'
import { addHours, subHours } from 'date-fns'
import { unprovenConnection } from '../../accounts/mailbox/unproven-connection'
import { type Actor, userIdOf } from '../../kernel/actor'
import { connectionHashOfActor } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { eventKey } from '../../kernel/events/define-event'
import { lockNames } from '../../kernel/lock-names'
import { isMailWaiting } from '../../kernel/mail/unproven-mails'
import { notify } from '../../kernel/notices/notify'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { subDays } from '../../kernel/time/days'
import { findAdmins } from '../find-admins'
import { newRequestCode } from '../request-code'
import { consumerRequestFiledEvent, consumerRequestReceivedEvent } from './events'

type Input = InputOf<typeof createConsumerRequestEndpoint>

/**
 * Files a consumer's request from one of the two buttons that the law requires (docs/product.md, 'Consumer requests').
 * No login is needed; the answer and a mail contain the code. The same form within a day returns the existing code.
 * A stranger cannot use up another person's requests: every request is filed, but an address gets only a few mails per
 * period. Throws validation_failed.
 */
export async function createConsumerRequest(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<ConsumerRequestReceipt> {
  refuseFilledTrap({ website: input.website })
  const submissionHash = hashOf(input)
  const { request, isMailed } = await ctx.transaction(async (ctx) => {
    await lockNames(ctx.db, 'consumer-request', [input.email.toLowerCase()])
    const now = ctx.clock.now()
    const same = await ctx.db.consumerRequest.findFirst({
      where: { submissionHash, createdAt: { gt: subDays(now, 1) } },
    })
    if (same) return { request: same, isMailed: await isMailedOf(ctx.db, same) }
    const sentCount = await ctx.db.consumerRequest.count({
      where: { email: input.email, createdAt: { gt: subHours(now, limits.consumerRequestMailHours) } },
    })
    const isMailed = sentCount < serverLimits.consumerRequestMails
    return { request: await file(ctx, actor, { ...input, submissionHash, isMailed }), isMailed }
  })
  const isWaiting = isMailed && (await isMailWaiting(ctx, input.email, connectionHashOfActor(ctx, actor)))
  const { kind, code, email, createdAt, dueAt } = request
  return {
    kind,
    code,
    email,
    isMailed,
    isMailWaiting: isWaiting,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
  }
}

const prefixes = { withdrawal: 'ARR', cancellation: 'BAJ' } as const

async function isMailedOf(tx: Tx, { id }: ConsumerRequest): Promise<boolean> {
  const dedupeKey = eventKey(consumerRequestReceivedEvent, id)
  return (await tx.mail.count({ where: { dedupeKey } })) > 0
}

/**
 * Ignores the sender, because the answer discloses nothing and a phone may change its network between two attempts.
 */
function hashOf({ kind, topic, name, email, phone, detail }: Input): string {
  const submissionParts = [kind, topic, name, email.toLowerCase(), phone ?? '', detail ?? '']
  return createHash('sha256').update(JSON.stringify(submissionParts)).digest('base64url')
}

async function file(
  ctx: TxCtx,
  actor: Actor,
  {
    kind,
    topic,
    name,
    email,
    phone,
    detail,
    submissionHash,
    isMailed,
  }: Input & { submissionHash: string; isMailed: boolean },
): Promise<ConsumerRequest> {
  const now = ctx.clock.now()
  const request = await ctx.db.consumerRequest.create({
    data: {
      id: ctx.ids.next(),
      kind,
      code: newRequestCode(prefixes[kind]),
      name,
      email,
      phone: phone ?? null,
      detail: [consumerRequestTopicTexts[topic], detail].filter((part) => part !== undefined).join('\n\n'),
      userId: userIdOf(actor),
      submissionHash,
      dueAt: addHours(now, limits.consumerRequestHours),
      createdAt: now,
    },
  })
  const { id } = request
  if (isMailed) {
    const connectionHash = await unprovenConnection(ctx, actor, email)
    const recipient = { email, key: id, data: { consumerRequestId: id } }
    await notifyUnproven(ctx, consumerRequestReceivedEvent, recipient, connectionHash)
  }
  const admins = await findAdmins(ctx)
  await notify(
    ctx,
    consumerRequestFiledEvent,
    admins.map((admin) => ({ ...admin, key: id, data: request })),
  )
  return request
}
