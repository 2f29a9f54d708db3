import type { SubscriptionStanding } from '@oficio/contracts/subscriptions'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { failedCharge } from './charge-state'
import { type Standing, standingOf } from './standing'
import type { SubjectType } from './subscription-kinds'

export interface Subject {
  subjectType: SubjectType
  subjectId: string
}

const include = { charges: { orderBy: { debitAt: 'asc' } } } as const satisfies Prisma.SubscriptionInclude

export type LoadedSubscription = Prisma.SubscriptionGetPayload<{ include: typeof include }>

/** Returns all subscriptions that those subjects ever had, newest first, with what decides where they stand. */
export async function loadSubscriptions(
  tx: Tx,
  { subjectType, subjectIds }: { subjectType: string; subjectIds: readonly string[] },
): Promise<LoadedSubscription[]> {
  return tx.subscription.findMany({
    where: { subjectType, subjectId: { in: [...subjectIds] } },
    include,
    orderBy: { id: 'desc' },
  })
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

/** What a subject's subscriptions give together. */
export interface SubjectStanding {
  status: SubscriptionStanding
  hasAccess: boolean
  /** Until when there is access if nothing more happens; null without access. */
  until: Date | null
  /** The one that can still charge. */
  live: LoadedSubscription | null
  /** The one that the status is about; null for 'none'. */
  subscription: LoadedSubscription | null
}

/**
 * Returns what all subscriptions of one subject give now: the live one says the status, and a cancelled one gives access
 * until its paid period ends. One that was given up before it was authorised counts as none.
 */
export function summarise(ofSubject: readonly LoadedSubscription[], now: Date): SubjectStanding {
  const standings = ofSubject.map((subscription) => ({
    subscription,
    standing: standingAmong(ofSubject, subscription, now),
  }))
  const live = standings.find(({ standing }) => standing.status !== 'cancelled')
  const ended = standings.find(({ subscription }) => hasBegun(subscription))
  const shown = live ?? ended
  const ends = standings.flatMap(({ standing }) => standing.until ?? [])
  return {
    status: shown?.standing.status ?? 'none',
    hasAccess: ends.length > 0,
    until: ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    live: live?.subscription ?? null,
    subscription: shown?.subscription ?? null,
  }
}

/** Somebody authorised it, whether we saw that or only what was charged: a declined first charge ends it at once. */
const hasBegun = ({ authorizedAt, charges }: LoadedSubscription): boolean =>
  authorizedAt !== null || charges.length > 0

/** Returns what the subscriptions of one subject give now. */
export async function subjectStanding(tx: Tx, subject: Subject, now: Date): Promise<SubjectStanding> {
  const { subjectType, subjectId } = subject
  return summarise(await loadSubscriptions(tx, { subjectType, subjectIds: [subjectId] }), now)
}
