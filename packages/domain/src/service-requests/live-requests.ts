import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { dayStart } from './day-start'
import { filedWithToday } from './mail-code'
import { type Contact, isProven, naming, ownOf } from './proven-contact'

/** What a form says of its client; on a correction only what is new. */
interface Named {
  phone?: string
  email?: string
}

type Who = Prisma.ServiceRequestWhereInput

/**
 * Throws too_many_live_requests when the client has three live requests already, and too_many_filings when they filed
 * as many as a day allows, whatever became of them: each one calls professionals to real work. Counted by device and
 * account, and by the phone and mail of the form; never by the network, which neighbours share. The counts hold only
 * under the lock of `lockClient`.
 */
export async function refuseTooMany(ctx: Ctx, tx: Tx, actor: Actor, named: Named): Promise<void> {
  const { deviceHash, userId } = actor
  for (const who of [deviceHash && { deviceHash }, userId && { userId }])
    if (who) await refuseManyFilings(ctx, tx, who)
  if (deviceHash) await refuseManyLive(tx, { deviceHash })
  await refuseTooManyNamed(ctx, tx, actor, named)
}

/**
 * The same for another phone or mail of a request that lives: who files how much plays no part then. Of a phone or mail
 * that is known to be the caller's only what they filed themselves counts, since anybody may type it into a form and
 * shut its owner out.
 */
export async function refuseTooManyNamed(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  { phone, email }: Named,
): Promise<void> {
  for (const contact of [phone && { phone }, email && { email }]) {
    if (!contact) continue
    const named = naming(contact)
    const own: Who = (await isProven(tx, actor, contact)) ? { OR: ownOf(actor) } : {}
    await refuseManyFilings(ctx, tx, { AND: [own, await filedWith(ctx, tx, contact)] })
    await refuseManyLive(tx, { AND: [own, named] })
  }
}

/** A mail went to the mailbox that a form named, whatever the request was turned to since. */
async function filedWith(ctx: Ctx, tx: Tx, contact: Contact): Promise<Who> {
  if (!('email' in contact)) return naming(contact)
  return { OR: [naming(contact), { id: { in: await filedWithToday(ctx, tx, contact.email) } }] }
}

async function refuseManyFilings(ctx: Ctx, tx: Tx, who: Who): Promise<void> {
  const createdAt = { gte: dayStart(ctx.clock.now()) }
  const filed = await tx.serviceRequest.count({ where: { ...who, createdAt } })
  if (filed >= limits.filingsPerDay) throw new AppError('too_many_filings')
}

async function refuseManyLive(tx: Tx, who: Who): Promise<void> {
  const live = await tx.serviceRequest.count({ where: { ...who, status: { in: [...liveStatuses] } } })
  if (live >= limits.liveRequestsPerClient) throw new AppError('too_many_live_requests')
}
