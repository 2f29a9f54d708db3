import { readWeek } from '@oficio/contracts/businesses/hours/hours'
import { openingWeek } from '@oficio/contracts/kernel/weekly-hours'
import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { hasDemoLogins } from '@oficio/domain/accounts/sessions/has-demo-logins'
import { listAttention } from '@oficio/domain/admin/payments/list-attention'
import { getBusiness } from '@oficio/domain/businesses/get-business'
import { listOwnBusinesses } from '@oficio/domain/businesses/owner/list-own-businesses'
import { listPlanCharges } from '@oficio/domain/businesses/owner/list-plan-charges'
import { getBusinessReviews } from '@oficio/domain/businesses/reviews/list-business-reviews'
import { getBusinessVisits } from '@oficio/domain/businesses/visits/get-business-visits'
import { account, visitor } from '@oficio/domain/kernel/actor'
import { normalisePhone } from '@oficio/domain/kernel/text/normalise-phone'
import { getPortal } from '@oficio/domain/leads/desk/get-portal'
import { listLeadReports } from '@oficio/domain/leads/reports/list-lead-reports'
import { listSinglePayments } from '@oficio/domain/professionals/plan/list-single-payments'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { listOwnRequests } from '@oficio/domain/service-requests/tracking/list-own-requests'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { waitingJobs } from '@oficio/domain/testing/run-jobs'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from './demo'
import logins from './logins.json' with { type: 'json' }

let ctx: TestCtx
let outcome: string

const userOf = (username: string) => ctx.db.user.findUniqueOrThrow({ where: { username } })

// Seeded once for all tests, because seeding is slow and no test changes the data.
beforeAll(async () => {
  ctx = await createTestContext({ isOneTransaction: true })
  outcome = await seedDemo(ctx)
})

// Cleans up, because other test files of this process use the same database and some need only the reference data.
afterAll(async () => void (await createTestContext({ isOneTransaction: true })))

describe('the demo data', () => {
  it('is added once, and leaves no mail and no job behind', async () => {
    expect(outcome).toBe('added')
    const count = async () =>
      Promise.all([ctx.db.user.count(), ctx.db.serviceRequest.count(), ctx.db.notice.count()])
    const before = await count()
    expect(await seedDemo(ctx)).toBe('present')
    expect(await count()).toEqual(before)
    expect(await ctx.db.mail.count()).toBe(0)
    expect(await waitingJobs(ctx)).toEqual([])
  })

  it('shows pictures of the work of professionals, and logos of businesses', async () => {
    expect(await ctx.db.photo.count({ where: { state: { in: ['portfolio', 'logo'] } } })).toBeGreaterThan(99)
  })

  it('has an account for each login, with the role and the password that the start tells', async () => {
    for (const { username, password, role } of logins) {
      const user = await ctx.db.user.findUniqueOrThrow({
        where: { username },
        omit: { passwordHash: false },
      })
      expect(user.role).toBe(role)
      expect(await ctx.passwords.verify(user.passwordHash, password)).toBe(true)
    }
    expect(await ctx.db.user.count({ where: { passwordHash: { not: null } } })).toBe(logins.length)
  })

  it('shows requests in every state, some unconfirmed, one full, one extended, one with photos', async () => {
    const rows = await ctx.db.serviceRequest.groupBy({ by: ['status'], _count: true })
    expect(rows.map(({ status }) => status).sort()).toEqual(
      ['cancelled', 'completed', 'in_progress', 'open', 'pending'].sort(),
    )
    const where = [
      { status: 'pending', confirmedAt: null },
      { leadCount: 5 },
      { extendedAt: { not: null } },
      { statusReason: 'expired' },
      { status: 'cancelled', statusReason: { not: 'expired' } },
      { photos: { some: { state: 'attached' } } },
      { townName: { not: null } },
    ] as const
    for (const condition of where) {
      expect(
        await ctx.db.serviceRequest.count({ where: condition }),
        JSON.stringify(condition),
      ).toBeGreaterThan(0)
    }
  })

  it('keeps to the rules: trials add up, seats are counted, everything lies in the past', async () => {
    const professionals = await ctx.db.professional.findMany({ include: { leads: true, user: true } })
    expect(professionals.length).toBeGreaterThanOrEqual(60)
    for (const { leads, freeLeadsLeft, trialEndedAt, user, phone } of professionals) {
      const used = leads.filter((lead) => lead.source === 'trial' && lead.status === 'active').length
      const freeCount = user.username === 'plomero' ? 6 : 3
      expect(freeLeadsLeft, user.username).toBe(freeCount - used)
      expect(trialEndedAt !== null, user.username).toBe(freeLeadsLeft === 0)
      expect(normalisePhone(phone ?? '', true)).toBe(phone)
      expect(user.email).toMatch(/@example\.com$/)
    }
    const requests = await ctx.db.serviceRequest.findMany({ include: { leads: true, events: true } })
    for (const request of requests) {
      expect(request.leadCount).toBe(request.leads.filter(({ status }) => status === 'active').length)
      expect(normalisePhone(request.phone, true)).toBe(request.phone)
      expect(request.events.every(({ createdAt }) => createdAt <= ctx.clock.now())).toBe(true)
    }
  })

  it('has nothing overdue that the clock of the worker would catch up on', async () => {
    const now = ctx.clock.now()
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000)
    const live = { status: { in: ['pending' as const, 'open' as const] } }
    expect(
      await ctx.db.serviceRequest.count({
        where: { ...live, expiresAt: { lte: tomorrow }, expiryWarnedAt: null },
      }),
    ).toBe(0)
    expect(await ctx.db.serviceRequest.count({ where: { ...live, expiresAt: { lte: now } } })).toBe(0)
    expect(await ctx.db.serviceRequest.count({ where: { nextWaveAt: { not: null } } })).toBe(0)
    // The simulator of Mercado Pago knows nothing about the demo's payments.
    const waiting = { nextCheckAt: { not: null } }
    expect(
      await ctx.db.subscription.count({ where: { OR: [waiting, { status: { not: 'cancelled' } }] } }),
    ).toBe(0)
    expect(await ctx.db.paymentIntent.count({ where: waiting })).toBe(0)
  })
})

describe('each demo account finds', () => {
  it('businesses by words, town and plan', async () => {
    const query = businessSearchQuery.parse({ query: 'cafeteria', cityName: 'Rosario, Santa Fe' })
    const { businesses, featured } = await searchBusinesses(ctx, visitor(), query)
    expect(businesses.length).toBeGreaterThanOrEqual(2)
    expect(featured.length).toBeGreaterThanOrEqual(1)
  })

  it('new, active, closed and reported leads and unread notices as the plumber', async () => {
    const { id } = await userOf('plomero')
    const { account: own, plan, requests, leads, notices } = await getPortal(ctx, account(id, 'professional'))
    const fresh = requests.cards.filter(
      ({ lead, seats }) => lead === 'none' && seats.takenCount < seats.total,
    )
    expect(fresh.length).toBeGreaterThanOrEqual(3)
    expect(fresh.some(({ isConfirmed }) => !isConfirmed)).toBe(true)
    expect(fresh.some(({ photoCount }) => photoCount > 0)).toBe(true)
    expect(plan.status.remainingRequests).toBeGreaterThanOrEqual(2)
    expect(own.medianResponseMinutes).not.toBeNull()
    expect(leads.inCourse.filter(({ report }) => !report).length).toBe(2)
    expect(leads.inCourse.filter(({ report }) => report?.status === 'pending').length).toBe(1)
    expect(leads.closed.filter(({ requestStatus }) => requestStatus === 'completed').length).toBe(1)
    expect(leads.closed.filter(({ status }) => status === 'returned').length).toBe(1)
    expect(notices.some(({ readAt }) => readAt === null)).toBe(true)
  })

  it('a used-up trial and a subscription that ended after three paid months as the electrician', async () => {
    const actor = account((await userOf('electricista')).id, 'professional')
    const { plan } = await getPortal(ctx, actor)
    expect(plan.status).toMatchObject({ remainingRequests: 0, status: 'cancelled' })
    expect(plan).toMatchObject({ accessUntil: null, canSubscribe: true })
    expect(plan.charges.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
    expect(await listSinglePayments(ctx, actor)).toMatchObject([{ kind: 'verification', state: 'done' }])
  })

  it('an account under review as the painter', async () => {
    const portal = await getPortal(ctx, account((await userOf('pintora')).id, 'professional'))
    expect(portal.account.standstill).toBe('pending_approval')
  })

  it('own requests with leads as the client, one of them with a question about a report', async () => {
    const { id } = await userOf('cliente')
    const own = await listOwnRequests(ctx, account(id, 'user'))
    expect(own.map(({ status }) => status)).toEqual(['pending', 'in_progress', 'completed'])
    expect(own.every(({ leadCount }) => leadCount > 0)).toBe(true)
    const pendingFilter = { status: 'pending' as const, answer: null, lead: { request: { userId: id } } }
    expect(await ctx.db.leadReport.count({ where: pendingFilter })).toBe(1)
  })

  it('a visible business for each plan as the client, one of them paid and cancelled', async () => {
    const { id } = await userOf('cliente')
    const own = await listOwnBusinesses(ctx, account(id, 'user'))
    expect(own.map(({ tier }) => tier).sort()).toEqual(['basic', 'featured', 'premium'])
    for (const { slug } of own) {
      const business = await getBusiness(ctx, visitor(), { idOrSlug: slug })
      expect(business.rubros.length).toBeGreaterThan(1)
      expect(business.tags.length).toBeGreaterThan(1)
      expect(openingWeek.parse(readWeek(business.business_hours))).toBeTruthy()
      expect(business.review_count).toBeGreaterThan(1)
      const { reviews } = await getBusinessReviews(ctx, visitor(), { idOrSlug: slug })
      expect(new Set(reviews.map(({ provenance }) => provenance))).toEqual(new Set(['account', 'qr']))
      const { weeks, taps } = await getBusinessVisits(ctx, account(id, 'user'), { id: business.id })
      expect(weeks.filter(({ visits }) => visits > 0).length).toBeGreaterThan(8)
      expect(taps.length).toBeGreaterThan(2)
    }
    expect(own.map(({ isFree, publicUntil }) => [isFree, publicUntil !== null]).sort()).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    const paidRequestId = own.find(({ isFree }) => !isFree)?.id ?? ''
    expect(await listPlanCharges(ctx, account(id, 'user'), { id: paidRequestId })).toHaveLength(2)
  })

  it('two open reports as the admin, one contradicted by the client, and three decided ones', async () => {
    const admin = account((await userOf('admin')).id, 'admin')
    const pending = (await listLeadReports(ctx, admin, { sort: 'oldest' })).rows
    expect(pending.map(({ answer }) => answer).sort()).toEqual(['contacted', null])
    const decidedReports = (await listLeadReports(ctx, admin, { state: 'decided', sort: 'oldest' })).rows
    expect(decidedReports.map(({ status }) => status).sort()).toEqual([
      'refused',
      'returned_automatically',
      'returned_by_admin',
    ])
  })
})

describe('an admin who looks at the money', () => {
  const admin = async () => account((await userOf('admin')).id, 'admin')

  it('finds payments that ended in every way, refunds that were done and refused, and nothing to see to', async () => {
    const statuses = await ctx.db.payment.groupBy({ by: ['status'] })
    expect(statuses.map(({ status }) => status).sort()).toEqual(
      ['approved', 'taken_by_bank', 'refunded', 'rejected'].sort(),
    )
    const intents = await ctx.db.paymentIntent.groupBy({ by: ['status'] })
    expect(intents.map(({ status }) => status).sort()).toEqual(['expired', 'paid', 'returned'])
    const refunds = await ctx.db.refund.groupBy({ by: ['status'] })
    expect(refunds.map(({ status }) => status).sort()).toEqual(['done', 'refused'])
    expect(await ctx.db.payment.count({ where: { fault: 'amount' } })).toBe(1)
    expect(await listAttention(ctx, await admin())).toEqual([])
  })

  it('is never taken for a real site', async () => {
    expect(await hasDemoLogins(ctx)).toBe(true)
  })

  it('finds urgent requests whose promise was kept', async () => {
    const urgent = await ctx.db.serviceRequest.findMany({ where: { isUrgent: true } })
    expect(urgent.map(({ urgentOutcome }) => urgentOutcome)).toEqual(['answered', 'answered'])
  })
})

describe("a database that is somebody else's", () => {
  it('gets no demo data', async () => {
    // Must be the last test, because it empties the database.
    ctx = await createTestContext({ isOneTransaction: true })
    await buildUser(ctx)
    expect(await seedDemo(ctx)).toBe('foreign')
    expect(await ctx.db.user.count()).toBe(1)
  })
})
