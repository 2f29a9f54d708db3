import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import type { Tx } from '@oficio/db/client'
import type { Prisma, SubscriptionStatus } from '@oficio/db/generated/client'
import { failedCharge, heldCharge, type RefundProgress } from '../charges/charge-state'
import { markGoingBack } from '../charges/going-back'
import type { PaidAmount } from '../requested-amounts'
import type { Subject } from '../subscription-kind'
import { type Standing, standingOf } from './standing'

const include = { charges: { orderBy: { debitAt: 'asc' } } } as const satisfies Prisma.SubscriptionInclude

type Row = Prisma.SubscriptionGetPayload<{ include: typeof include }>

export type LoadedSubscription = Omit<Row, 'charges'> & {
  charges: (Row['charges'][number] & RefundProgress)[]
}

/** Returns all subscriptions that the subjects ever had, newest first, with the data that decides their standing. */
export async function loadSubscriptions(
  tx: Tx,
  { subjectType, subjectIds }: { subjectType: string; subjectIds: readonly string[] },
): Promise<LoadedSubscription[]> {
  const rows = await tx.subscription.findMany({
    where: { subjectType, subjectId: { in: [...subjectIds] } },
    include,
    orderBy: { id: 'desc' },
  })
  const charges = await markGoingBack(
    tx,
    rows.flatMap((row) => row.charges),
  )
  return rows.map((row) => ({
    ...row,
    charges: charges.filter(({ subscriptionId }) => subscriptionId === row.id),
  }))
}

/** Returns the current standing of one of a subject's subscriptions. */
export function buildStanding(
  ofSubject: readonly LoadedSubscription[],
  subscription: LoadedSubscription,
  now: Date,
): Standing {
  const isProvisionUsed = ofSubject.some(
    (other) => other.id !== subscription.id && other.authorizedAt !== null && other.paidUntil === null,
  )
  const hasFailedCharge = failedCharge(subscription.charges) !== null
  return standingOf({ ...subscription, hasFailedCharge, isProvisionUsed }, now)
}

/** The joint standing of a subject's subscriptions. Everything that is shown about a plan comes from it. */
export interface SubjectStanding {
  status: SubscriptionStanding
  hasAccess: boolean
  /** Until when there is access if nothing more happens; null without access. */
  until: Date | null
  /** The amount that gives access: of the newest paid month, or of the trusted first charge; null without access. */
  givenBy: PaidAmount | null
  /**
   * When the trusted subscription was created, by our own clock, if access relies on trust before a first charge. Null
   * if a paid month gives access, or nothing does.
   */
  trustedSince: Date | null
  /** All subscriptions that give access now. */
  givingSubscriptions: readonly LoadedSubscription[]
  /** The end of the last paid month of any subscription; null if none was paid. */
  paidUntil: Date | null
  /** When the next charge is made; null if none is expected. */
  nextChargeAt: Date | null
  /** The subscription that can still charge; `liveStatus` is its own status. */
  live: LoadedSubscription | null
  liveStatus: SubscriptionStatus | null
  /** The live subscription if it continues or can be resumed, so it keeps its price. */
  running: LoadedSubscription | null
  /** An admin reviews money of a charge, so nothing must be paid until then. */
  isInReview: boolean
  /** The subscription that determines the status; null for 'none'. */
  subscription: LoadedSubscription | null
  /**
   * The newest subscription if the provider cancelled it before any payment, because the payer's account or card is
   * wrong.
   */
  refusedSubscription: LoadedSubscription | null
}

/**
 * Returns the joint standing of all subscriptions of a subject. The status comes from the subscription that gives
 * access: the live one, or else the one paid for the longest. This holds even if a newer one waits for its payer or
 * could not be charged. Without access the live one decides. An order abandoned before its authorisation counts as
 * none.
 */
export function summarise(ofSubject: readonly LoadedSubscription[], now: Date): SubjectStanding {
  const all = ofSubject.map((subscription) => ({
    subscription,
    standing: buildStanding(ofSubject, subscription, now),
  }))
  const live = all.find(({ standing }) => standing.status !== 'cancelled')
  const givingSubscriptions = all
    .filter(({ standing }) => standing.hasAccess)
    .toSorted((a, b) => timeOf(b.standing.until) - timeOf(a.standing.until))
  const accessGiver = live?.standing.hasAccess ? live : givingSubscriptions[0]
  // An unauthorised order that is being replaced is ignored.
  const waiting =
    live && !(live.standing.status === 'pending' && live.subscription.cancelReason) ? live : null
  const shownMember = accessGiver ?? waiting ?? all.find(({ subscription }) => wasAuthorised(subscription))
  const running = live && isContinuing(live) ? live.subscription : null
  const isCharged = running !== null && running.providerStatus === 'authorized'
  return {
    status: shownMember ? statusOf(shownMember) : 'none',
    hasAccess: givingSubscriptions.length > 0,
    until: givingSubscriptions[0]?.standing.until ?? null,
    givenBy: giverAmong(givingSubscriptions.map(({ subscription }) => subscription)),
    trustedSince: givingSubscriptions.some(({ subscription }) => subscription.paidUntil)
      ? null
      : (givingSubscriptions[0]?.subscription.createdAt ?? null),
    givingSubscriptions: givingSubscriptions.map(({ subscription }) => subscription),
    paidUntil: latest(ofSubject.map(({ paidUntil }) => paidUntil)),
    nextChargeAt: isCharged ? running.nextChargeAt : null,
    live: live?.subscription ?? null,
    liveStatus: live?.standing.status ?? null,
    running,
    isInReview: heldCharge(ofSubject.flatMap(({ charges }) => charges)) !== null,
    subscription: shownMember?.subscription ?? null,
    refusedSubscription: refusedAmong(ofSubject),
  }
}

function refusedAmong(newestFirst: readonly LoadedSubscription[]): LoadedSubscription | null {
  const newest = newestFirst.find(({ providerId }) => providerId !== null)
  const isRefused = newest?.cancelReason === 'provider' && newest.cancelledAt && !newest.paidUntil
  // An erased payer address means that the refusal is too old to show.
  return isRefused && newest.payerEmail ? newest : null
}

function giverAmong(givingSubscriptions: readonly LoadedSubscription[]): PaidAmount | null {
  const paid = givingSubscriptions
    .flatMap(({ charges }) => charges.filter(({ paidUntil }) => paidUntil !== null))
    .toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())[0]
  if (paid) {
    const { subscriptionId, amountCentavos, createdAt } = paid
    return { subscriptionId, amountCentavos, heardAt: createdAt }
  }
  return givingSubscriptions[0]
    ? { subscriptionId: givingSubscriptions[0].id, amountCentavos: null, heardAt: null }
    : null
}

interface Member {
  subscription: LoadedSubscription
  standing: Standing
}

/** A decided end counts as cancelled, even if the provider has not confirmed it. */
const statusOf = ({ subscription, standing }: Member): SubscriptionStatus =>
  subscription.cancelReason ? 'cancelled' : standing.status

/** A subscription suspended for lack of payment is never charged again; a paused one may be. */
const isContinuing = ({ subscription, standing: { status } }: Member): boolean =>
  !subscription.cancelReason &&
  (status === 'active' || status === 'past_due' || subscription.providerStatus === 'paused')

const timeOf = (date: Date | null): number => date?.getTime() ?? 0
const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null

/**
 * Whether the payer authorised it. A charge proves this, too, because a declined first charge ends the subscription
 * before we see the authorisation.
 */
const wasAuthorised = ({ authorizedAt, charges }: LoadedSubscription): boolean =>
  authorizedAt !== null || charges.length > 0

export async function subjectStanding(tx: Tx, subject: Subject, now: Date): Promise<SubjectStanding> {
  const { subjectType, subjectId } = subject
  return summarise(await loadSubscriptions(tx, { subjectType, subjectIds: [subjectId] }), now)
}
