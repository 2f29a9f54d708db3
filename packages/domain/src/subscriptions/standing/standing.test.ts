import { describe, expect, it } from 'vitest'
import { type StandingFacts, standingOf } from './standing'

const now = new Date('2035-03-12T15:00:00.000Z')
const day = 86_400_000
const daysAgo = (days: number) => new Date(now.getTime() - days * day)
const ahead = (days: number) => daysAgo(-days)

const facts = (changes: Partial<StandingFacts>): StandingFacts => ({
  providerStatus: 'authorized',
  authorizedAt: daysAgo(40),
  paidUntil: ahead(10),
  cancelledAt: null,
  hasFailedCharge: false,
  isProvisionUsed: false,
  ...changes,
})
const unpaid = { paidUntil: null }
const failed = { hasFailedCharge: true }
const paused = { providerStatus: 'paused' }
const cancelled = { providerStatus: 'cancelled', cancelledAt: daysAgo(1) }

// The last column is the number of days of access from now; null for none.
const matrix: [string, Partial<StandingFacts>, string, number | null][] = [
  ['nobody authorised it', { providerStatus: 'pending', authorizedAt: null, ...unpaid }, 'pending', null],
  ['it was just authorised', { authorizedAt: now, ...unpaid }, 'active', 1],
  ['it was authorised 23 hours ago', { authorizedAt: daysAgo(23 / 24), ...unpaid }, 'active', 1 / 24],
  [
    'it was authorised a day ago and never charged',
    { authorizedAt: daysAgo(1), ...unpaid },
    'suspended',
    null,
  ],
  ['its first charge failed', { authorizedAt: now, ...unpaid, ...failed }, 'suspended', null],
  [
    'it is not the first one tried',
    { authorizedAt: now, ...unpaid, isProvisionUsed: true },
    'suspended',
    null,
  ],
  ['it was paused before the first charge', { authorizedAt: now, ...unpaid, ...paused }, 'suspended', null],
  ['it is paid', {}, 'active', 20],
  ['it is paid, and the next charge failed already', failed, 'past_due', 20],
  [
    'its month ended an hour ago and the charge is not made yet',
    { paidUntil: daysAgo(1 / 24) },
    'active',
    10 - 1 / 24,
  ],
  ['its month ended a day ago without a charge', { paidUntil: daysAgo(1) }, 'past_due', 9],
  [
    'its month ended an hour ago and the charge failed',
    { paidUntil: daysAgo(1 / 24), ...failed },
    'past_due',
    10 - 1 / 24,
  ],
  [
    'its month ended 10 days ago less a second',
    { paidUntil: daysAgo(10 - 1 / 86_400), ...failed },
    'past_due',
    1 / 86_400,
  ],
  ['its month ended 10 days ago', { paidUntil: daysAgo(10), ...failed }, 'suspended', null],
  ['it is paused and paid', paused, 'active', 10],
  ['it is paused and its month ended', { ...paused, paidUntil: now }, 'suspended', null],
  ['it is cancelled and paid', cancelled, 'cancelled', 10],
  ['it is cancelled and its month ended', { ...cancelled, paidUntil: now }, 'cancelled', null],
  [
    'it was cancelled within the grace',
    { ...cancelled, paidUntil: daysAgo(2), ...failed },
    'cancelled',
    null,
  ],
  ['it was cancelled before it was paid', { ...cancelled, ...unpaid }, 'cancelled', null],
  [
    'the provider says a word that we do not know, and it is paid',
    { providerStatus: 'finished' },
    'active',
    10,
  ],
  ['the same after its month', { providerStatus: 'finished', paidUntil: daysAgo(1) }, 'suspended', null],
]

describe('a subscription', () => {
  it.each(matrix)('is correct when %s', (_case, changes, status, days) => {
    const { status: stands, hasAccess, until } = standingOf(facts(changes), now)
    expect(stands).toBe(status)
    expect(hasAccess).toBe(days !== null)
    // Compares fractions of days to the second.
    const seconds = until && Math.round((until.getTime() - now.getTime()) / 1000)
    expect(seconds).toBe(days === null ? null : Math.round(days * 86_400))
  })
})
