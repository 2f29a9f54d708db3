import type { SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import type { Tx } from '@oficio/db/client'
import type { Prisma, SubscriptionStatus } from '@oficio/db/generated/client'
import type { PaidAmount } from '../asked-amounts'
import { failedCharge, type GoingBack, heldCharge } from '../charges/charge-state'
import { markGoingBack } from '../charges/going-back'
import type { Subject } from '../subscription-kind'
import { type Standing, standingOf } from './standing'

const include = { charges: { orderBy: { debitAt: 'asc' } } } as const satisfies Prisma.SubscriptionInclude

type Row = Prisma.SubscriptionGetPayload<{ include: typeof include }>

export type LoadedSubscription = Omit<Row, 'charges'> & { charges: (Row['charges'][number] & GoingBack)[] }

/** Returns all subscriptions that those subjects ever had, newest first, with what decides where they stand. */
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

/** Returns where one of a subject's subscriptions stands now. */
export function standingAmong(
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

/** What a subject's subscriptions give together: whatever is shown or said of a plan is said by this. */
export interface SubjectStanding {
  status: SubscriptionStanding
  hasAccess: boolean
  /** Until when there is access if nothing more happens; null without access. */
  until: Date | null
  /** What gives access: the newest month that was paid, or without one the trust in a first charge; null without access. */
  givenBy: PaidAmount | null
  /**
   * When what gives access on trust alone, before a first charge, was asked for, by our own clock; null where a paid month
   * gives it, or nothing does.
   */
  trustedSince: Date | null
  /** All that give access now. */
  giving: readonly LoadedSubscription[]
  /** The end of the last month that any of them was paid for; null where none was. */
  paidUntil: Date | null
  /** When the next charge is made, while one is to come. */
  nextChargeAt: Date | null
  /** The subscription that can still charge, with its own standing. */
  live: LoadedSubscription | null
  liveStatus: SubscriptionStatus | null
  /** The live one, where it goes on by itself or could: it keeps its price. */
  running: LoadedSubscription | null
  /** Money of a charge of any of them waits for a person: until then nothing is to be paid. */
  isInReview: boolean
  /** The subscription that determines the status; null for 'none'. */
  subscription: LoadedSubscription | null
  /** The newest one, where the provider ended it before anything was paid: the account or the card that was to pay is wrong. */
  refusedSubscription: LoadedSubscription | null
}

/**
 * Returns the joint standing of all subscriptions of a subject. The status comes from the subscription that gives
 * access: the live one, or else the one paid for the longest, even if a newer one waits for its payer or could not be
 * charged. Without access the live one decides. An order abandoned before its authorisation counts as none.
 */
export function summarise(ofSubject: readonly LoadedSubscription[], now: Date): SubjectStanding {
  const all = ofSubject.map((subscription) => ({
    subscription,
    standing: standingAmong(ofSubject, subscription, now),
  }))
  const live = all.find(({ standing }) => standing.status !== 'cancelled')
  const giving = all
    .filter(({ standing }) => standing.hasAccess)
    .toSorted((a, b) => timeOf(b.standing.until) - timeOf(a.standing.until))
  const carrier = live?.standing.hasAccess ? live : giving[0]
  // An unauthorised order that is being replaced is ignored.
  const waiting =
    live && !(live.standing.status === 'pending' && live.subscription.cancelReason) ? live : null
  const shownMember = carrier ?? waiting ?? all.find(({ subscription }) => hasBegun(subscription))
  const running = live && goesOn(live) ? live.subscription : null
  const isCharged = running !== null && running.providerStatus === 'authorized'
  return {
    status: shownMember ? statusOf(shownMember) : 'none',
    hasAccess: giving.length > 0,
    until: giving[0]?.standing.until ?? null,
    givenBy: giverAmong(giving.map(({ subscription }) => subscription)),
    trustedSince: giving.some(({ subscription }) => subscription.paidUntil)
      ? null
      : (giving[0]?.subscription.createdAt ?? null),
    giving: giving.map(({ subscription }) => subscription),
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
  // After the payer's mail was erased it is too long ago to speak of.
  return isRefused && newest.payerEmail ? newest : null
}

function giverAmong(giving: readonly LoadedSubscription[]): PaidAmount | null {
  const paid = giving
    .flatMap(({ charges }) => charges.filter(({ paidUntil }) => paidUntil !== null))
    .toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())[0]
  if (paid) {
    const { subscriptionId, amountCentavos, createdAt } = paid
    return { subscriptionId, amountCentavos, heardAt: createdAt }
  }
  return giving[0] ? { subscriptionId: giving[0].id, amountCentavos: null, heardAt: null } : null
}

interface Member {
  subscription: LoadedSubscription
  standing: Standing
}

/** The decision to end it stands, though the provider may not have heard of it. */
const statusOf = ({ subscription, standing }: Member): SubscriptionStatus =>
  subscription.cancelReason ? 'cancelled' : standing.status

/** A subscription suspended for lack of payment is never charged again; a paused one may be. */
const goesOn = ({ subscription, standing: { status } }: Member): boolean =>
  !subscription.cancelReason &&
  (status === 'active' || status === 'past_due' || subscription.providerStatus === 'paused')

const timeOf = (date: Date | null): number => date?.getTime() ?? 0
const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null

/** Somebody authorised it, whether we saw that or only what was charged: a declined first charge ends it at once. */
const hasBegun = ({ authorizedAt, charges }: LoadedSubscription): boolean =>
  authorizedAt !== null || charges.length > 0

export async function subjectStanding(tx: Tx, subject: Subject, now: Date): Promise<SubjectStanding> {
  const { subjectType, subjectId } = subject
  return summarise(await loadSubscriptions(tx, { subjectType, subjectIds: [subjectId] }), now)
}
