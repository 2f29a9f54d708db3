import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { isLive, liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Prisma } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import { type Actor, identityOf } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { isSamePhone } from '../../kernel/text/normalise-phone'
import { dayStart } from '../../kernel/time/day-start'
import { filedWithToday } from './mail-code'
import { type Contact, hasProvenMail, isProven, naming, ownOf } from './proven-contact'

/** What a form says of its client. */
interface Named {
  phone: string
  email: string
}

type Who = Prisma.ServiceRequestWhereInput

const columns = {
  id: true,
  phone: true,
  email: true,
  userId: true,
  deviceHash: true,
  status: true,
  createdAt: true,
  confirmedAt: true,
} satisfies Prisma.ServiceRequestSelect

type Candidate = Prisma.ServiceRequestGetPayload<{ select: typeof columns }>

/** What may count: each of them lives, or was filed today. */
interface Candidates {
  requests: readonly Candidate[]
  /** Which of them a mail went for to the mailbox that is named, whatever they were turned to since. */
  mailedIds: readonly string[]
}

/**
 * Throws too_many_live_requests when the client has as many live requests as allowed, and too_many_filings when they
 * filed as many as a day allows, whatever became of them: each one calls professionals to real work. Counted by device
 * and account, and by the phone and mail of the form; never by the network, which neighbours share. The counts hold
 * only under the lock of `lockClient`.
 */
export async function refuseTooMany(ctx: TxCtx, actor: Actor, named: Named): Promise<void> {
  const candidates = await readCandidates(ctx, named, ownOf(actor))
  const { deviceHash, userId } = identityOf(actor)
  const ofDevice = candidates.requests.filter((one) => deviceHash !== null && one.deviceHash === deviceHash)
  const ofAccount = candidates.requests.filter((one) => userId !== null && one.userId === userId)
  for (const filed of [ofDevice, ofAccount]) refuseManyFilings(ctx, filed)
  refuseManyLive(ofDevice)
  await refuseManyNaming(ctx, actor, candidates, { named, mail: named.email })
}

/**
 * The same for another phone or mail of a request that lives: who files how much plays no part then. Anybody may type
 * somebody's phone or mail into a form, so not all that names it counts against everybody (`counting`). `mail` is the
 * one that the request has in the end.
 */
export async function refuseTooManyNamed(
  ctx: TxCtx,
  actor: Actor,
  named: Partial<Named>,
  mail: string,
): Promise<void> {
  if (contactsOf(named).length === 0) return
  await refuseManyNaming(ctx, actor, await readCandidates(ctx, named, []), { named, mail })
}

const contactsOf = ({ phone, email }: Partial<Named>): Contact[] => [
  ...(phone ? [{ phone }] : []),
  ...(email ? [{ email }] : []),
]

/** Read at once, since there are few: what may be filed is what is counted. */
async function readCandidates(ctx: TxCtx, named: Partial<Named>, own: readonly Who[]): Promise<Candidates> {
  const mailedIds = named.email ? await filedWithToday(ctx, named.email) : []
  const mailed = mailedIds.length > 0 ? [{ id: { in: mailedIds } }] : []
  const isCandidate: Who[] = [
    { status: { in: [...liveStatuses] } },
    { createdAt: { gte: dayStart(ctx.clock.now()) } },
  ]
  const requests = await ctx.db.serviceRequest.findMany({
    where: { AND: [{ OR: [...own, ...contactsOf(named).map(naming), ...mailed] }, { OR: isCandidate }] },
    select: columns,
  })
  return { requests, mailedIds }
}

async function refuseManyNaming(
  ctx: TxCtx,
  actor: Actor,
  { requests, mailedIds }: Candidates,
  { named, mail }: { named: Partial<Named>; mail: string },
): Promise<void> {
  for (const contact of contactsOf(named)) {
    const filed = requests.filter(
      (one) => names(one, contact) || ('email' in contact && mailedIds.includes(one.id)),
    )
    // Fewer of them may count and never more, so few enough are allowed whoever asks.
    if (filed.length < Math.min(limits.filingsPerDay, limits.liveRequestsPerClient)) continue
    const counts = await counting(ctx, actor, { contact, mail })
    refuseManyFilings(ctx, filed.filter(counts))
    refuseManyLive(filed.filter((one) => names(one, contact) && counts(one)))
  }
}

/** As the database compares them in `naming`. */
const names = (one: Candidate, contact: Contact): boolean =>
  'phone' in contact ? isSamePhone(one.phone, contact.phone) : isSameMail(one.email, contact.email)

const isSameMail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

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
): Promise<(request: Candidate) => boolean> {
  const { userId, deviceHash } = identityOf(actor)
  const isOwn = (one: Candidate) =>
    (userId !== null && one.userId === userId) || (deviceHash !== null && one.deviceHash === deviceHash)
  if (await isProven(ctx.db, actor, contact)) return isOwn
  if ('email' in contact) return () => true
  if (await hasProvenMail(ctx.db, actor, mail)) return isOwn
  const since = subHours(ctx.clock.now(), serverLimits.strangersCountHours)
  return (one) =>
    isOwn(one) || isSameMail(one.email, mail) || one.confirmedAt !== null || one.createdAt >= since
}

function refuseManyFilings(ctx: TxCtx, requests: readonly Candidate[]): void {
  const today = dayStart(ctx.clock.now())
  if (requests.filter(({ createdAt }) => createdAt >= today).length >= limits.filingsPerDay)
    throw new AppError('too_many_filings')
}

function refuseManyLive(requests: readonly Candidate[]): void {
  if (requests.filter(({ status }) => isLive(status)).length >= limits.liveRequestsPerClient)
    throw new AppError('too_many_live_requests')
}
