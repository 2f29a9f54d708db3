import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import { type Actor, identityOf } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { dayStart } from '../../kernel/time/day-start'
import { filedWithToday } from './mail-code'
import { type Contact, hasProvenMail, isProven, naming, ownOf } from './proven-contact'

/** What a form says of its client. */
interface Named {
  phone: string
  email: string
}

type Who = Prisma.ServiceRequestWhereInput

/**
 * Throws too_many_live_requests when the client has as many live requests as allowed, and too_many_filings when they
 * filed as many as a day allows, whatever became of them: each one calls professionals to real work. Counted by device
 * and account, and by the phone and mail of the form; never by the network, which neighbours share. The counts hold
 * only under the lock of `lockClient`.
 */
export async function refuseTooMany(ctx: TxCtx, actor: Actor, named: Named): Promise<void> {
  const { deviceHash, userId } = identityOf(actor)
  for (const who of [deviceHash && { deviceHash }, userId && { userId }])
    if (who) await refuseManyFilings(ctx, who)
  if (deviceHash) await refuseManyLive(ctx.db, { deviceHash })
  await refuseTooManyNamed(ctx, actor, named, named.email)
}

/**
 * The same for another phone or mail of a request that lives: who files how much plays no part then. Anybody may type
 * somebody's phone or mail into a form, so not all that names it counts against everybody (`counting`). `mail` is the
 * one that the request has in the end.
 */
export async function refuseTooManyNamed(
  ctx: TxCtx,
  actor: Actor,
  { phone, email }: Partial<Named>,
  mail: string,
): Promise<void> {
  for (const contact of [phone && { phone }, email && { email }]) {
    if (!contact) continue
    const counted = await counting(ctx, actor, { contact, mail })
    await refuseManyFilings(ctx, { AND: [counted, await filedWith(ctx, contact)] })
    await refuseManyLive(ctx.db, { AND: [counted, naming(contact)] })
  }
}

/**
 * Returns which of the requests that name a phone or mail count against the caller. Their own alone where it is known
 * to be theirs; a phone, which nobody can prove, where they have a proven mail, too. Of anybody else's phone what
 * others filed and did not confirm counts for a few hours: three forms would shut its owner out for as long as requests
 * live.
 */
async function counting(
  ctx: TxCtx,
  actor: Actor,
  { contact, mail }: { contact: Contact; mail: string },
): Promise<Who> {
  if (await isProven(ctx.db, actor, contact)) return { OR: ownOf(actor) }
  if ('email' in contact) return {}
  if (await hasProvenMail(ctx.db, actor, mail)) return { OR: ownOf(actor) }
  const since = subHours(ctx.clock.now(), limits.strangersCountHours)
  return {
    OR: [...ownOf(actor), { email: mail }, { confirmedAt: { not: null } }, { createdAt: { gte: since } }],
  }
}

/** A mail went to the mailbox that a form named, whatever the request was turned to since. */
async function filedWith(ctx: TxCtx, contact: Contact): Promise<Who> {
  if (!('email' in contact)) return naming(contact)
  return { OR: [naming(contact), { id: { in: await filedWithToday(ctx, contact.email) } }] }
}

async function refuseManyFilings(ctx: TxCtx, who: Who): Promise<void> {
  const createdAt = { gte: dayStart(ctx.clock.now()) }
  const filed = await ctx.db.serviceRequest.count({ where: { ...who, createdAt } })
  if (filed >= limits.filingsPerDay) throw new AppError('too_many_filings')
}

async function refuseManyLive(tx: Tx, who: Who): Promise<void> {
  const live = await tx.serviceRequest.count({ where: { ...who, status: { in: [...liveStatuses] } } })
  if (live >= limits.liveRequestsPerClient) throw new AppError('too_many_live_requests')
}
