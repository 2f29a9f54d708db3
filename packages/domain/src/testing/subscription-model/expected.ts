import type { KnownSubscription, Model } from './model'

const dayMs = 86_400_000
const graceMs = 10 * dayMs
const trustMs = dayMs

interface Expected {
  status: string
  hasAccess: boolean
}

/** Returns the standing (status and access) that the professional must have at the given moment. */
export function expectedStanding(model: Model, now: number): Expected {
  const standings = model.subscriptions.map((subscription) => expectedOf(model, subscription, now))
  const hasBegun = ({ authorizedAt, charges }: KnownSubscription) => authorizedAt !== null || charges.size > 0
  const live = model.subscriptions.findIndex(({ status }) => status !== 'cancelled')
  const lastGivingAccess = standings.findLastIndex(({ hasAccess }) => hasAccess)
  // A subscription that gives access comes before a pending one. Among several with access, the live one comes first.
  const accessIndex = standings[live]?.hasAccess ? live : lastGivingAccess
  const shownIndex =
    accessIndex >= 0 ? accessIndex : live >= 0 ? live : model.subscriptions.findLastIndex(hasBegun)
  return { status: standings[shownIndex]?.status ?? 'none', hasAccess: lastGivingAccess >= 0 }
}

/** Returns when the subscription that gives access was requested, if no month of it was ever paid. Otherwise null. */
export function trustedSince(model: Model, now: number): number | null {
  const givingSubscriptions = model.subscriptions.filter(
    (subscription) => expectedOf(model, subscription, now).hasAccess,
  )
  if (givingSubscriptions.some((subscription) => paidUntilOf(subscription) !== null)) return null
  return givingSubscriptions[0]?.askedAt ?? null
}

/** Returns the standing that one of the subscriptions must have. */
export function expectedOf(model: Model, subscription: KnownSubscription, now: number): Expected {
  const paidUntil = paidUntilOf(subscription)
  if (subscription.status === 'cancelled') return { status: 'cancelled', hasAccess: (paidUntil ?? 0) > now }
  if (subscription.authorizedAt === null) return { status: 'pending', hasAccess: false }
  const isFailing = hasFailed(subscription)
  if (paidUntil === null) {
    const isTrusted =
      subscription.status === 'authorized' && !isFailing && !hasEarlierUnpaid(model, subscription)
    const isIn = isTrusted && now < subscription.authorizedAt + trustMs
    return { status: isIn ? 'active' : 'suspended', hasAccess: isIn }
  }
  const ends = subscription.status === 'authorized' ? paidUntil + graceMs : paidUntil
  if (now >= ends) return { status: 'suspended', hasAccess: false }
  const isLate = subscription.status === 'authorized' && (isFailing || now >= paidUntil + trustMs)
  return { status: isLate ? 'past_due' : 'active', hasAccess: true }
}

/** Returns the end of the paid time: one calendar month after the newest paid charge, or the end of a shorter month. */
export function paidUntilOf({ charges }: Pick<KnownSubscription, 'charges'>): number | null {
  const all = [...charges.values()]
  const days = all.map(({ debitAt }) => partsOf(debitAt).day)
  const paid = all.filter(({ state }) => state === 'paid')
  if (paid.length === 0) return null
  return Math.max(...paid.map(({ debitAt }) => oneMonthLater(debitAt, Math.max(...days))))
}

/**
 * Returns the time one month later. A charge on the last day of a short month counts as made on the day of the first
 * charges.
 */
function oneMonthLater(debitAt: number, firstDay: number): number {
  const { year, month, day } = partsOf(debitAt)
  const isLast = partsOf(debitAt + dayMs).day === 1
  const dayOfMonth = isLast ? Math.max(day, firstDay) : day
  // Counts back from the longest possible month, so that this function needs no rule about the lengths of months.
  for (let at = debitAt + 62 * dayMs; ; at -= dayMs) {
    const parts = partsOf(at)
    const monthsOn = (parts.year - year) * 12 + parts.month - month
    if (monthsOn === 1 && parts.day <= dayOfMonth) return at
  }
}

function partsOf(time: number): { year: number; month: number; day: number } {
  // Argentina is three hours behind UTC all year.
  const local = new Date(time - 3 * 3_600_000)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** Whether the newest failed charge is later than every paid charge. */
function hasFailed({ charges }: KnownSubscription): boolean {
  const newest = (states: readonly string[]) =>
    Math.max(
      ...[...charges.values()].filter(({ state }) => states.includes(state)).map(({ debitAt }) => debitAt),
    )
  return newest(['retrying', 'lost']) > newest(['paid'])
}

function hasEarlierUnpaid(model: Model, subscription: KnownSubscription): boolean {
  return model.subscriptions.some(
    (other) => other !== subscription && other.authorizedAt !== null && paidUntilOf(other) === null,
  )
}
