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
import { buildContactFilter, buildOwnFilters, type Contact, hasProvenMail, isProven } from './proven-contact'

/** The contact data of the client in a form. */
interface NamedContact {
  phone: string
  email: string
}

type RequestWhere = Prisma.ServiceRequestWhereInput

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

/** Requests that may count against the limits: each is live or was filed today. */
interface Candidates {
  requests: readonly Candidate[]
  /**
   * Ids of the requests for which a code was mailed to the given mailbox today, even if they have another mailbox now.
   */
  mailedIds: readonly string[]
}

/**
 * Throws too_many_live_requests or too_many_filings if the client has reached the limit of live requests or of filings
 * per day. Cancelled filings count too, because each filing notifies professionals. Counts by device and account, and
 * by the phone and mail of the form. Never counts by network, because neighbours share it. The caller must hold the
 * locks of `lockClient`.
 */
export async function refuseTooMany(ctx: TxCtx, actor: Actor, contacts: NamedContact): Promise<void> {
  const candidates = await readCandidates(ctx, contacts, buildOwnFilters(actor))
  const { deviceHash, userId } = identityOf(actor)
  const ofDevice = candidates.requests.filter(
    (request) => deviceHash !== null && request.deviceHash === deviceHash,
  )
  const ofAccount = candidates.requests.filter((request) => userId !== null && request.userId === userId)
  for (const requests of [ofDevice, ofAccount]) refuseManyFilings(ctx, requests)
  refuseManyLive(ofDevice)
  await refuseManyNaming(ctx, actor, candidates, { contacts, mail: contacts.email })
}

/**
 * Applies the same limits to a new phone or mail of a live request, but does not count by device and account. Anybody
 * may type another person's phone or mail into a form, so not every request with it counts (`buildCountedFilter`). `mail` is the
 * mail that the request has after the change.
 */
export async function refuseTooManyNamed(
  ctx: TxCtx,
  actor: Actor,
  contacts: Partial<NamedContact>,
  mail: string,
): Promise<void> {
  if (contactsOf(contacts).length === 0) return
  await refuseManyNaming(ctx, actor, await readCandidates(ctx, contacts, []), { contacts, mail })
}

const contactsOf = ({ phone, email }: Partial<NamedContact>): Contact[] => [
  ...(phone ? [{ phone }] : []),
  ...(email ? [{ email }] : []),
]

/**
 * Reads all candidates with one query and filters them in memory. They are few, because the limits that use them bound
 * their number.
 */
async function readCandidates(
  ctx: TxCtx,
  contacts: Partial<NamedContact>,
  own: readonly RequestWhere[],
): Promise<Candidates> {
  const mailedIds = contacts.email ? await filedWithToday(ctx, contacts.email) : []
  const mailedRequests = mailedIds.length > 0 ? [{ id: { in: mailedIds } }] : []
  const candidateFilters: RequestWhere[] = [
    { status: { in: [...liveStatuses] } },
    { createdAt: { gte: dayStart(ctx.clock.now()) } },
  ]
  const requests = await ctx.db.serviceRequest.findMany({
    where: {
      AND: [
        { OR: [...own, ...contactsOf(contacts).map(buildContactFilter), ...mailedRequests] },
        { OR: candidateFilters },
      ],
    },
    select: columns,
  })
  return { requests, mailedIds }
}

async function refuseManyNaming(
  ctx: TxCtx,
  actor: Actor,
  { requests, mailedIds }: Candidates,
  { contacts, mail }: { contacts: Partial<NamedContact>; mail: string },
): Promise<void> {
  for (const contact of contactsOf(contacts)) {
    const sameContact = requests.filter(
      (request) => hasContact(request, contact) || ('email' in contact && mailedIds.includes(request.id)),
    )
    // `buildCountedFilter` only removes requests, so a number below both limits is allowed for any caller.
    if (sameContact.length < Math.min(limits.filingsPerDay, limits.liveRequestsPerClient)) continue
    const counts = await buildCountedFilter(ctx, actor, { contact, mail })
    refuseManyFilings(ctx, sameContact.filter(counts))
    refuseManyLive(sameContact.filter((request) => hasContact(request, contact) && counts(request)))
  }
}

/** Compares in the same way as the database does in `buildContactFilter`. */
const hasContact = (request: Candidate, contact: Contact): boolean =>
  'phone' in contact ? isSamePhone(request.phone, contact.phone) : isSameMail(request.email, contact.email)

const isSameMail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Returns which requests with a phone or mail count against the caller. If the caller has proven it, only their own
 * count. A phone cannot be proven, so a proven mail is enough for it. For an unproven phone, unconfirmed requests of
 * others count only for a few hours. Otherwise three forms of a stranger would block the owner of the phone as long as
 * these requests live.
 */
async function buildCountedFilter(
  ctx: TxCtx,
  actor: Actor,
  { contact, mail }: { contact: Contact; mail: string },
): Promise<(request: Candidate) => boolean> {
  const { userId, deviceHash } = identityOf(actor)
  const isOwn = (request: Candidate) =>
    (userId !== null && request.userId === userId) ||
    (deviceHash !== null && request.deviceHash === deviceHash)
  if (await isProven(ctx.db, actor, contact)) return isOwn
  if ('email' in contact) return () => true
  if (await hasProvenMail(ctx.db, actor, mail)) return isOwn
  const since = subHours(ctx.clock.now(), serverLimits.strangersCountHours)
  return (request) =>
    isOwn(request) ||
    isSameMail(request.email, mail) ||
    request.confirmedAt !== null ||
    request.createdAt >= since
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
