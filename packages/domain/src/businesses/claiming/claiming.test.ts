import { limits } from '@oficio/contracts/limits'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { confirmServiceRequest } from '../../service-requests/filing/confirm-service-request'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { otherConnection } from '../../testing/other-connection'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { getOwnBusiness } from '../owner/get-own-business'
import { createBusinessSubscription } from '../plans/create-business-subscription'
import { forgetUnclaimed } from '../registration/forget-unclaimed'
import { writeBusinessReview } from '../reviews/write-business-review'
import { claimBusiness } from './claim-business'
import { claimCode } from './claim-code'
import { getClaimable } from './get-claimable'
import { mailClaimCode } from './mail-claim-code'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const buildPage = () => buildBusiness(ctx, { userId: null, email: 'local@example.com' })
const otherAccount = async () => account((await buildUser(ctx)).id, 'user')
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => '',
    ({ code }) => code,
  )

/** Returns the code that the mail contains. */
async function mailedCode(id: string, userId: string): Promise<string> {
  const where = { businessId_userId: { businessId: id, userId } }
  return claimCode(ctx, await ctx.db.businessClaim.findUniqueOrThrow({ where }), 'local@example.com')
}

/** Returns the code and the proof in the button's link of a mail about a new request. */
function mailedLink(email: string) {
  const mail = ctx.mailer.sentMails.find(
    ({ to, content }) => to === email && content.template === 'request-filed',
  )
  const { searchParams } = new URL(String(Object(mail?.content.props).confirmUrl))
  return { code: searchParams.get('codigo') ?? '', proof: searchParams.get('prueba') ?? undefined }
}

const wrongOf = (code: string) =>
  String((Number(code) + 1) % 10 ** limits.pageCodeDigits).padStart(limits.pageCodeDigits, '0')

it("the reader of a page's mail claims it, gets its desk, and is named in the record", async () => {
  const { id } = await buildPage()
  const owner = await otherAccount()
  expect(await getClaimable(ctx, owner, { id })).toMatchObject({ state: 'open', email: 'local@example.com' })
  expect(await mailClaimCode(ctx, owner, { id })).toMatchObject({ mailedTo: 'local@example.com' })
  const code = await mailedCode(id, owner.userId)
  await runDueJobs(ctx)
  const mails = ctx.mailer.sentMails.filter(({ content }) => content.template === 'business-ownership')
  expect(mails).toMatchObject([{ to: 'local@example.com', content: { props: { code } } }])
  expect(await codeOf(claimBusiness(ctx, owner, { id, code: wrongOf(code) }))).toBe('code_wrong')
  expect(await claimBusiness(ctx, owner, { id, code })).toEqual({ businessId: id })
  expect(await getOwnBusiness(ctx, owner, { id })).toMatchObject({ isOwn: true, isPublic: true })
  expect(await getBusiness(ctx, owner, { idOrSlug: id })).toMatchObject({ is_claimable: false })
  expect(await ctx.db.auditEntry.findMany()).toMatchObject([
    { action: 'business-claimed', subject: `business:${id}`, data: { userId: owner.userId } },
  ])
  const purges = await ctx.db.pagePurge.findMany()
  expect(purges.flatMap(({ tags }) => tags)).toContain(`business:${id}`)
  const plan = createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1] })
  expect(await plan).toMatchObject({ requiresRedirect: true })
  // The code was single-use, and the page has an owner now.
  expect(await codeOf(claimBusiness(ctx, owner, { id, code }))).toBe('page_taken')
  expect(await codeOf(mailClaimCode(ctx, await otherAccount(), { id }))).toBe('page_taken')
})

it('a code is void after a few wrong tries, after its time, and once another was asked for', async () => {
  const { id } = await buildPage()
  const owner = await otherAccount()
  await mailClaimCode(ctx, owner, { id })
  const first = await mailedCode(id, owner.userId)
  // Concurrent guesses each use up a try of their own.
  const guesses = Array.from({ length: 2 * serverLimits.codeAttempts }, () =>
    codeOf(claimBusiness(ctx, owner, { id, code: wrongOf(first) })),
  )
  const answers = await Promise.all(guesses)
  expect(answers.filter((answer) => answer === 'code_wrong')).toHaveLength(serverLimits.codeAttempts)
  expect(await codeOf(claimBusiness(ctx, owner, { id, code: first }))).toBe('page_code_over')
  ctx.clock.advance({ seconds: serverLimits.pageCodeWaitSeconds })
  await mailClaimCode(ctx, owner, { id })
  expect(await codeOf(claimBusiness(ctx, owner, { id, code: first }))).toBe('code_wrong')
  ctx.clock.advance({ minutes: limits.pageCodeMinutes + 1 })
  const second = await mailedCode(id, owner.userId)
  expect(await codeOf(claimBusiness(ctx, owner, { id, code: second }))).toBe('page_code_over')
})

it('the first of two simultaneous claimants with a code gets the page', async () => {
  const { id } = await buildPage()
  const both = [await otherAccount(), await otherAccount()]
  const codes: string[] = []
  for (const claimant of both) {
    await mailClaimCode(ctx, claimant, { id })
    codes.push(await mailedCode(id, claimant.userId))
  }
  const claims = both.map((claimant, at) =>
    codeOf(claimBusiness(ctx, claimant, { id, code: codes[at] ?? '' })),
  )
  expect((await Promise.all(claims)).sort()).toEqual(['', 'page_taken'])
  expect(await ctx.db.auditEntry.count({ where: { action: 'business-claimed' } })).toBe(1)
  expect(await ctx.db.businessClaim.count()).toBe(0)
})

it('a page without a mail cannot be claimed by a code, and a hidden page does not exist', async () => {
  const silent = await buildBusiness(ctx, { userId: null, email: null })
  const owner = await otherAccount()
  expect(await codeOf(mailClaimCode(ctx, owner, { id: silent.id }))).toBe('page_without_mail')
  expect(await codeOf(claimBusiness(ctx, owner, { id: silent.id }))).toBe('page_code_missing')
  const hidden = await buildBusiness(ctx, { userId: null, status: 'pending_payment' })
  expect(await codeOf(mailClaimCode(ctx, owner, { id: hidden.id }))).toBe('business_not_found')
})

it('a confirmed request in the page’s own mail gives the page to no account that was made with it', async () => {
  const { id } = await buildPage()
  const email = 'local@example.com'
  const stranger = account((await buildUser(ctx, { email, emailVerifiedAt: null })).id, 'user')
  const { requestId } = await createServiceRequest(ctx, stranger, submission({ email }))
  await runDueJobs(ctx)
  await confirmServiceRequest(ctx, visitor(), { id: requestId, ...mailedLink(email) })
  expect(await getClaimable(ctx, stranger, { id })).toMatchObject({ isOwnMail: false })
  expect(await codeOf(claimBusiness(ctx, stranger, { id }))).toBe('page_code_missing')
})

it('a client who confirms their own request by the mailed link in their session needs no code', async () => {
  const { id } = await buildPage()
  const email = 'local@example.com'
  const owner = account((await buildUser(ctx, { email, emailVerifiedAt: null })).id, 'user')
  const { requestId } = await createServiceRequest(ctx, owner, submission({ email }))
  await runDueJobs(ctx)
  await confirmServiceRequest(ctx, owner, { id: requestId, ...mailedLink(email) })
  expect(await claimBusiness(ctx, owner, { id })).toEqual({ businessId: id })
})

it('requests for a code are forgotten a day later', async () => {
  const { id } = await buildPage()
  await mailClaimCode(ctx, await otherAccount(), { id })
  await forgetUnclaimed(ctx)
  expect(await ctx.db.businessClaim.count()).toBe(1)
  ctx.clock.advance({ days: 1, minutes: limits.pageCodeMinutes + 1 })
  await forgetUnclaimed(ctx)
  expect(await ctx.db.businessClaim.count()).toBe(0)
})

it('a review by the new owner ends with its stars, also a simultaneous one', async () => {
  const { id } = await buildPage()
  const isOwn = { email: 'local@example.com', emailVerifiedAt: ctx.clock.now() }
  const owner = account((await buildUser(ctx, isOwn)).id, 'user')
  const other = account((await buildUser(ctx, { emailVerifiedAt: ctx.clock.now() })).id, 'user')
  const write = (author: Account, rating: Rating) =>
    writeBusinessReview(ctx, author, { idOrSlug: id, rating })
  await write(owner, 5)
  await write(other, 2)
  expect(await getBusiness(ctx, visitor(), { idOrSlug: id })).toMatchObject({ review_count: 2 })
  const outcomes = await Promise.allSettled([
    write(owner, 4),
    claimBusiness(ctx, owner, { id }),
    write(owner, 3),
  ])
  expect(outcomes[1].status).toBe('fulfilled')
  expect(await getBusiness(ctx, visitor(), { idOrSlug: id })).toMatchObject({
    avg_rating: 2,
    review_count: 1,
  })
  expect(await ctx.db.review.findMany()).toMatchObject([{ userId: other.userId }])
  await expect(write(owner, 5)).rejects.toMatchObject({ code: 'own_business' })
})

it('a review that was looked at before its author took the page is refused once they have', async () => {
  const { id } = await buildPage()
  const owner = account((await buildUser(ctx, { emailVerifiedAt: ctx.clock.now() })).id, 'user')
  const taking = await otherConnection(ctx.databaseUrl)
  await taking.query('BEGIN')
  await taking.query('UPDATE businesses SET user_id = $2 WHERE id = $1', [id, owner.userId])
  const writing = codeOf(writeBusinessReview(ctx, owner, { idOrSlug: id, rating: 5 }))
  await taking.untilWaitedFor()
  await taking.query('COMMIT')
  await taking.end()
  expect(await writing).toBe('own_business')
  expect(await ctx.db.review.count()).toBe(0)
})
