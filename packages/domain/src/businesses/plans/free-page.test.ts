import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { ageSubscriptions } from '../../subscriptions/standing/age-subscriptions'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { getOwnBusiness } from '../owner/get-own-business'
import { createBusinessSubscription } from './create-business-subscription'
import { endPublicTime } from './follow-standing'

let ctx: TestCtx
let owner: Account
beforeEach(async () => {
  ctx = await createTestContext()
  owner = account((await buildUser(ctx)).id, 'user')
})

/** Builds a page of the owner that is public without a plan. */
const buildFree = async () => (await buildBusiness(ctx, { userId: owner.userId })).id
const isVisible = (idOrSlug: string) =>
  getBusiness(ctx, visitor(), { idOrSlug }).then(
    () => true,
    () => false,
  )
const stateOf = async (id: string) => {
  const { status, publicUntil } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
  return { status, publicUntil, isSeen: await isVisible(id) }
}
const free = { status: 'active', publicUntil: null, isSeen: true }

/** Orders and authorises a plan as the owner; returns the provider's id of the subscription. */
async function authorise(id: string): Promise<string> {
  await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1] })
  const { providerId } = await ctx.db.subscription.findFirstOrThrow({
    where: { subjectId: id, status: 'pending' },
  })
  ctx.payments.subscriptions.authorise(providerId ?? '')
  return providerId ?? ''
}

async function hear(providerId: string): Promise<void> {
  await fetchSubscription(ctx, { providerId })
  await runDueJobs(ctx)
}

async function passHours(hours: number): Promise<void> {
  ctx.clock.advance({ hours })
  await ageSubscriptions(ctx)
  await runDueJobs(ctx)
  await endPublicTime(ctx)
}

describe('a page that is public though nobody has paid for it', () => {
  it('stays so when its owner wants to pay and the first charge is declined, and reads so', async () => {
    const id = await buildFree()
    const providerId = await authorise(id)
    await hear(providerId)
    expect(await stateOf(id)).toEqual(free)
    ctx.payments.subscriptions.charge(providerId, 'declined')
    await hear(providerId)
    await passHours(25)
    expect(await stateOf(id)).toEqual(free)
    const { plan } = await getOwnBusiness(ctx, owner, { id })
    expect(plan).toMatchObject({ status: 'suspended', isFree: true, payWay: 'reactivate' })
    const { body } = await ctx.db.notice.findFirstOrThrow({ where: { type: 'subscription-charge-failed' } })
    expect(body).toMatch(/^La página de tu negocio se sigue viendo/)
    const mails = ctx.mailer.sentMails.filter(
      ({ content }) => content.template === 'subscription-charge-failed',
    )
    expect(mails).toMatchObject([
      { content: { props: { words: { text: expect.stringMatching(/sigue viendo/) } } } },
    ])
  })

  it('stays so when the first charge never comes, and no mail says that it is out of sight', async () => {
    const id = await buildFree()
    await hear(await authorise(id))
    await passHours(25)
    expect(await stateOf(id)).toEqual(free)
    const mails = ctx.mailer.sentMails.filter(({ content }) => content.template === 'subscription-suspended')
    expect(mails).toMatchObject([
      { content: { props: { words: { preview: expect.stringMatching(/sigue viendo/) } } } },
    ])
  })

  it('follows its plan from the first charge that is paid', async () => {
    const id = await buildFree()
    const providerId = await authorise(id)
    ctx.payments.subscriptions.charge(providerId, 'approved')
    await hear(providerId)
    expect(await stateOf(id)).toMatchObject({ status: 'active', publicUntil: expect.any(Date), isSeen: true })
  })
})
