import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail } from '../../accounts/mailbox/confirm-email'
import { mailConfirmation } from '../../accounts/mailbox/mail-confirmation'
import { account, visitor } from '../../kernel/actor'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { confirmServiceRequest } from '../filing/confirm-service-request'
import { confirmationCode, trackingUrl } from '../tracking-link'
import { getDeviceRequest } from './get-device-request'
import { listOwnRequests } from './list-own-requests'
import { sendRequestLinks } from './send-request-links'

const email = 'marta@example.com'
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const ask = (address: string) => sendRequestLinks(ctx, visitor(), { email: address })
const linkMails = () => ctx.mailer.sentMails.filter(({ content }) => content.template === 'request-link')

describe('who lost the link', () => {
  it('gets the links of the newest requests of that mailbox again', async () => {
    const request = await buildServiceRequest(ctx, { email })
    await buildServiceRequest(ctx, { email: 'otra@example.com' })
    await ask(email.toUpperCase())
    await runDueJobs(ctx)
    expect(linkMails().map(({ to, content }) => [to, content.props])).toMatchObject([
      [email, { trackingUrl: trackingUrl(ctx, request) }],
    ])
  })

  it('hears nothing but the same answer where there is no request', async () => {
    expect(await ask('nadie@example.com')).toEqual({ success: true })
    await runDueJobs(ctx)
    expect(linkMails()).toEqual([])
  })

  it('does not flood a mailbox: one mail an hour for each of a few requests', async () => {
    for (let count = 0; count <= serverLimits.linksPerMail; count++) await buildServiceRequest(ctx, { email })
    await ask(email)
    await ask(email)
    await runDueJobs(ctx)
    expect(linkMails()).toHaveLength(serverLimits.linksPerMail)
    ctx.clock.advance({ hours: 1 })
    await ask(email)
    await runDueJobs(ctx)
    expect(linkMails()).toHaveLength(2 * serverLimits.linksPerMail)
  })

  it('gets no more than a day allows, however often strangers ask', async () => {
    for (let count = 0; count < serverLimits.linksPerMail; count++) await buildServiceRequest(ctx, { email })
    for (let hour = 0; hour < 8; hour++) {
      await ask(email)
      await runDueJobs(ctx)
      ctx.clock.advance({ hours: 1 })
    }
    expect(linkMails()).toHaveLength(serverLimits.linkMailsPerMailbox)
    ctx.clock.advance({ hours: 24 })
    await ask(email)
    await runDueJobs(ctx)
    expect(linkMails()).toHaveLength(serverLimits.linkMailsPerMailbox + serverLimits.linksPerMail)
  })
})

describe('an account whose mailbox is proven', () => {
  const titlesOf = async (userId: string) =>
    (await listOwnRequests(ctx, account(userId, 'user'))).map(({ id }) => id)

  it('owns the requests of that mailbox that were filed without it', async () => {
    const request = await buildServiceRequest(ctx, { email })
    const { id: userId } = await buildUser(ctx, { email, emailVerifiedAt: null })
    expect(await titlesOf(userId)).toEqual([])
    await ctx.transaction((ctx) => mailConfirmation(ctx, visitor(), { userId, email }))
    await runDueJobs(ctx)
    const [mail] = ctx.mailer.sentMails.filter(({ to }) => to === email)
    const url = mail && 'confirmUrl' in mail.content.props ? String(mail.content.props.confirmUrl) : ''
    await confirmEmail(ctx, visitor(), { token: url.split('/').at(-1) ?? '' })
    expect(await titlesOf(userId)).toEqual([request.id])
  })

  it('owns a request that is confirmed later by the code mailed there', async () => {
    const { id: userId } = await buildUser(ctx, { email, emailVerifiedAt: ctx.clock.now() })
    const request = await buildServiceRequest(ctx, { email, confirmedAt: null })
    expect(await titlesOf(userId)).toEqual([])
    await confirmServiceRequest(ctx, visitor(), { id: request.id, code: confirmationCode(ctx, request) })
    expect(await titlesOf(userId)).toEqual([request.id])
  })
})

describe('a device', () => {
  it('remembers the newest live request that was filed from it, and no other device learns of it', async () => {
    await buildServiceRequest(ctx, { deviceHash: 'own', status: 'cancelled' })
    const request = await buildServiceRequest(ctx, { deviceHash: 'own' })
    const seenFrom = (deviceHash: string | null) => getDeviceRequest(ctx, visitor({ deviceHash }))
    expect(await seenFrom('own')).toMatchObject({
      request: {
        title: request.title,
        leadCount: 0,
        trackingPath: new URL(trackingUrl(ctx, request)).pathname,
      },
    })
    expect(await seenFrom('other')).toEqual({ request: null })
    expect(await seenFrom(null)).toEqual({ request: null })
  })
})
