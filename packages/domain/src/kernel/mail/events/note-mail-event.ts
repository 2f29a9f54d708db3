import type { MailEvent } from '@oficio/contracts/kernel/mail-events'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx, TxCtx } from '../../ctx'
import { lockNames } from '../../lock-names'
import { subDays } from '../../time/days'
import { markAddress } from '../marked-addresses'
import { refuseForGood } from '../refuse-for-good'

export type NotedAs = 'noted' | 'repeated' | 'unknown_address'

interface WrittenMail {
  id: string
  to: string
}

/**
 * Stores one event of the mail provider with all its effects, in one transaction (docs/product.md, 'Bounces and
 * complaints'). Stores nothing about an address that was never mailed or was erased. A repeated event is a no-op.
 */
export function noteMailEvent(ctx: Ctx, event: MailEvent): Promise<NotedAs> {
  return ctx.transaction(async (ctx) => {
    const mail = await findMail(ctx, event)
    if (!mail?.to) return 'unknown_address'
    // Use the recipient that we wrote to, because a provider may report the mailbox to which the mail was forwarded.
    const address = mail.to
    // Lock the address, so that its count of bounces stays correct.
    await lockNames(ctx.db, 'mail-events', [address.toLowerCase()])
    const now = ctx.clock.now()
    const toldAt = new Date(event.at)
    const happenedAt = toldAt < now ? toldAt : now
    const { count } = await ctx.db.mailEvent.createMany({
      data: [
        { id: event.id, kind: event.type, email: address, mailId: mail.id, happenedAt, receivedAt: now },
      ],
      skipDuplicates: true,
    })
    if (count === 0) return 'repeated'
    await follow[event.type](ctx, { mail, address, at: happenedAt, key: event.id })
    return 'noted'
  })
}

/**
 * Finds the mail by its Message-ID, which providers write with or without brackets, or else the last mail to that
 * address.
 */
async function findMail(ctx: TxCtx, { messageId, email }: MailEvent): Promise<WrittenMail | null> {
  const select = { id: true, to: true }
  const mail =
    messageId &&
    (await ctx.db.mail.findUnique({
      where: { messageId: `<${messageId.replace(/^<|>$/g, '')}>` },
      select,
    }))
  return (
    mail ||
    ctx.db.mail.findFirst({
      where: { to: email, sentAt: { not: null } },
      orderBy: { sentAt: 'desc' },
      select,
    })
  )
}

interface EventTarget {
  mail: WrittenMail
  address: string
  at: Date
  key: string
}

const follow: Record<MailEvent['type'], (ctx: TxCtx, target: EventTarget) => Promise<void>> = {
  hard_bounce: async (ctx, { mail, ...bounce }) => {
    await ctx.db.mail.updateMany({ where: { id: mail.id, bouncedAt: null }, data: { bouncedAt: bounce.at } })
    await refuseForGood(ctx, { mailId: mail.id, ...bounce })
  },
  soft_bounce: async (ctx, { address, at, key }) => {
    if ((await countSoftBounces(ctx, address)) < serverLimits.softBounces) return
    await markAddress(ctx, { address, at, key, reason: 'soft_bounce' })
  },
  complaint: async (ctx, { mail, address, at, key }) => {
    await ctx.db.mail.updateMany({ where: { id: mail.id, complainedAt: null }, data: { complainedAt: at } })
    await markAddress(ctx, { address, at, key, reason: 'complaint' })
  },
}

/** Counts the temporary bounces since the owner last proved the mailbox. */
async function countSoftBounces(ctx: TxCtx, address: string): Promise<number> {
  const since = subDays(ctx.clock.now(), serverLimits.softBounceDays)
  const [bounceCount] = await ctx.db.$queryRaw<{ mails: number }[]>`
    SELECT count(DISTINCT coalesce(event.mail_id::text, event.id))::int AS mails
    FROM mail_events event LEFT JOIN marked_addresses mark ON mark.email = event.email
    WHERE event.email = ${address}::citext AND event.kind = 'soft_bounce' AND event.happened_at > ${since}
      AND (mark.cleared_at IS NULL OR event.happened_at > mark.cleared_at)`
  return bounceCount?.mails ?? 0
}
