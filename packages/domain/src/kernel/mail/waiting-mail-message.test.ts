import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestConfirmation } from '../../accounts/mailbox/renew-confirmation'
import { claimBusiness } from '../../businesses/claiming/claim-business'
import { mailClaimCode } from '../../businesses/claiming/mail-claim-code'
import { getReturnedPlan } from '../../businesses/plans/get-returned-plan'
import { registerBusiness } from '../../businesses/registration/register-business'
import { getStandstill } from '../../professionals/approval/get-standstill'
import { createConsumerRequest } from '../../support/consumer-requests/create-consumer-request'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { account, visitor } from '../actor'
import { sendWaitingMails } from './send-waiting-mails'

const connection = '203.0.113.10'
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** Uses up what the connection may have mailed to strangers within the hour. */
const useUpBudget = () =>
  Promise.all(
    Array.from({ length: serverLimits.unprovenMailsPerConnection }, (_, at) =>
      createConsumerRequest(ctx, visitor({ connection, deviceHash: `device-${at}` }), {
        kind: 'withdrawal',
        topic: 'other',
        name: 'Ana',
        email: `stranger-${at}@example.com`,
        detail: String(at),
      }),
    ),
  )

async function anHourLater(): Promise<void> {
  ctx.clock.advance({ minutes: 61 })
  await sendWaitingMails(ctx)
  await runDueJobs(ctx)
}

describe('a page whose mail waits for the limit of the connection', () => {
  it('says so of the code that claims a business, which works when it arrives', async () => {
    const { id } = await buildBusiness(ctx, { userId: null, email: 'local@example.com' })
    const claimant = account((await buildUser(ctx)).id, 'user', { connection, deviceHash: 'phone' })
    await useUpBudget()
    expect(await mailClaimCode(ctx, claimant, { id })).toMatchObject({ isMailWaiting: true })
    await anHourLater()
    const mail = ctx.mailer.sentMails.find(({ content }) => content.template === 'business-ownership')
    const code = String(Object(mail?.content.props).code)
    expect(await claimBusiness(ctx, claimant, { id, code })).toEqual({ businessId: id })
  })

  it('says so of the link to the account of a new business, until the mail is sent', async () => {
    const owner = visitor({ connection, deviceHash: 'phone' })
    await useUpBudget()
    await registerBusiness(ctx, owner, businessForm())
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({ isMailWaiting: true })
    await anHourLater()
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({ isMailWaiting: false })
  })

  it('says so of the link that confirms the mail of a professional, until the mail is sent', async () => {
    const { userId } = await buildProfessional(ctx)
    await ctx.db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } })
    const professional = account(userId, 'professional', { connection })
    expect(await getStandstill(ctx, professional)).toMatchObject({ isMailWaiting: false })
    await useUpBudget()
    await requestConfirmation(ctx, professional)
    expect(await getStandstill(ctx, professional)).toMatchObject({ isMailWaiting: true })
    await anHourLater()
    expect(await getStandstill(ctx, professional)).toMatchObject({ isMailWaiting: false })
  })
})
