import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, expect, it } from 'vitest'
import { type Account, account } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { claimBusiness } from './claim-business'
import { getClaimable } from './get-claimable'
import { mailClaimCode } from './mail-claim-code'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const mailbox = 'local@example.com'
const buildPage = async () => (await buildBusiness(ctx, { userId: null, email: mailbox })).id
const otherAccount = async (deviceHash: string | null = null) =>
  account((await buildUser(ctx)).id, 'user', { deviceHash })
const answerOf = (call: Promise<unknown>): Promise<{ code: string; retryAfterSeconds?: number }> =>
  call.then(
    () => ({ code: '' }),
    (error) => error,
  )
const ask = async (claimant: Account, id: string) =>
  (await answerOf(mailClaimCode(ctx, claimant, { id }))).code
const wait = () => ctx.clock.advance({ seconds: serverLimits.pageCodeWaitSeconds })
const countMails = () => ctx.db.mail.count({ where: { to: mailbox } })

/** Requests codes, each from another account and device, until the mailbox gets no more mails. */
async function flood(id: string): Promise<void> {
  const asks: Promise<string>[] = []
  for (let attempt = 0; attempt < serverLimits.pageCodeMailsPerMailbox + 3; attempt += 1)
    asks.push(ask(await otherAccount(`device ${attempt}`), id))
  const answers = await Promise.all(asks)
  expect(answers.filter((code) => code === '')).toHaveLength(serverLimits.pageCodeMailsPerMailbox)
  expect(answers.filter((code) => code === 'page_mailbox_full')).toHaveLength(3)
}

it('the first of simultaneous requests is mailed, the next a minute later, as the answer says', async () => {
  const [id, claimant] = [await buildPage(), await otherAccount()]
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(claimant, id)))
  expect(answers.sort()).toEqual(['', ...Array.from({ length: 5 }, () => 'page_code_just_mailed')])
  ctx.clock.advance({ seconds: serverLimits.pageCodeWaitSeconds - 20 })
  expect(await answerOf(mailClaimCode(ctx, claimant, { id }))).toMatchObject({ retryAfterSeconds: 20 })
  ctx.clock.advance({ seconds: 20 })
  expect(await ask(claimant, id)).toBe('')
  expect(await countMails()).toBe(2)
})

it('an account or device gets so many a day for whichever pages, and leaves the others theirs', async () => {
  const pages = [await buildPage(), await buildPage()]
  const [stranger, owner] = [await otherAccount('one device'), await otherAccount('another')]
  for (let mailCount = 0; mailCount < limits.pageCodeMails; mailCount += 1, wait())
    expect(await ask(stranger, pages[mailCount % 2] ?? '')).toBe('')
  const limitRefusal = { code: 'page_code_mails_exceeded', retryAfterSeconds: expect.any(Number) }
  for (const claimant of [stranger, await otherAccount('one device')])
    expect(await answerOf(mailClaimCode(ctx, claimant, { id: pages[0] ?? '' }))).toMatchObject(limitRefusal)
  expect(await ask(owner, pages[0] ?? '')).toBe('')
  ctx.clock.advance({ days: 1 })
  expect(await ask(stranger, pages[0] ?? '')).toBe('')
})

it('an enemy with many accounts fills neither the mailbox nor shuts its owner out', async () => {
  const id = await buildPage()
  await flood(id)
  expect(await countMails()).toBe(serverLimits.pageCodeMailsPerMailbox)
  const refusal = await answerOf(mailClaimCode(ctx, await otherAccount(), { id }))
  expect(refusal).toMatchObject({ code: 'page_mailbox_full', retryAfterSeconds: expect.any(Number) })
  const claimant = await buildUser(ctx, { email: mailbox.toUpperCase(), emailVerifiedAt: null })
  const owner = account(claimant.id, 'user')
  expect((await answerOf(claimBusiness(ctx, owner, { id }))).code).toBe('page_code_missing')
  await ctx.db.user.update({ where: { id: claimant.id }, data: { emailVerifiedAt: ctx.clock.now() } })
  expect(await getClaimable(ctx, owner, { id })).toMatchObject({ isOwnMail: true })
  // Two concurrent clicks claim the page only once.
  const clicks = await Promise.all([1, 2].map(() => answerOf(claimBusiness(ctx, owner, { id }))))
  expect(clicks.map(({ code }) => code).sort()).toEqual(['', 'page_taken'])
  expect(await ctx.db.auditEntry.count({ where: { action: 'business-claimed' } })).toBe(1)
})
