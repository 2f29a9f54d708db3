import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import { storePhoto } from '../../photos/store-photo'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateServiceRequest } from '../editing/update-service-request'
import { getTracking } from '../tracking/get-tracking'
import { sendRequestLinks } from '../tracking/send-request-links'
import { confirmationCode, trackingToken } from '../tracking-link'
import { confirmServiceRequest } from './confirm-service-request'
import { createServiceRequest } from './create-service-request'
import { mailWaitingCodes } from './mail-waiting-codes'
import { photosOfWaiting } from './photos-of-waiting'
import { resendConfirmation } from './resend-confirmation'

const maxMails = serverLimits.unprovenMailsPerConnection
const line = '203.0.113.10'
const bytes = Buffer.from('photo')
let ctx: TestCtx
let requestCount = 0
beforeEach(async () => {
  ctx = await createTestContext()
  requestCount = 0
})

/** Returns a caller without cookies at that address. Each filing comes from a new device. */
const from = (connection: string): Caller =>
  visitor({ connection, ipPrefix: '203.0.113.0/24', deviceHash: `device-${connection}-${requestCount}` })
const readRequest = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const holder = async (id: string): Promise<Caller> => ({
  ...from(line),
  trackingToken: trackingToken(ctx, await readRequest(id)),
})
const mailsToStrangers = () =>
  ctx.mailer.sentMails.filter(({ content }) => ['request-filed', 'request-link'].includes(content.template))
    .length
const mailsTo = (email: string) => ctx.mailer.sentMails.filter(({ to }) => to === email).length

function file(actor = from(line), fields: { email?: string; photoIds?: string[] } = {}) {
  requestCount += 1
  return createServiceRequest(
    ctx,
    actor,
    submission({
      phone: `0341 15-555-${2000 + requestCount}`,
      email: `inventado${requestCount}@example.com`,
      description: `Pedido ${requestCount}`,
      ...fields,
    }),
  )
}

async function fileMany(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await file()).requestId)
  await runDueJobs(ctx)
  return ids
}

async function turn(id: string, email: string) {
  const tracking = await updateServiceRequest(ctx, await holder(id), { id, email })
  await runDueJobs(ctx)
  return tracking
}

async function mailWaiting(): Promise<void> {
  await mailWaitingCodes(ctx)
  await runDueJobs(ctx)
}

describe('a connection that had enough codes mailed within the hour', () => {
  it('files other requests, whose codes wait and of which professionals do not hear', async () => {
    await buildProfessional(ctx)
    await fileMany(maxMails)
    const neighbour = await file()
    await runDueJobs(ctx)
    expect(neighbour).toMatchObject({ isCodeWaiting: true, isConfirmed: false })
    const id = neighbour.requestId
    expect(await ctx.db.serviceRequestRecipient.count({ where: { requestId: id } })).toBe(0)
    expect(await getTracking(ctx, await holder(id), { id })).toMatchObject({ isCodeWaiting: true })
    expect([mailsToStrangers(), mailsTo(neighbour.email)]).toEqual([maxMails, 0])
  })

  it('mails the waiting codes when there is room, the latest first', async () => {
    await fileMany(maxMails)
    const [first = '', second = ''] = await fileMany(2)
    ctx.clock.advance({ minutes: 30 })
    await mailWaiting()
    expect(mailsToStrangers()).toBe(maxMails)
    expect(await resendConfirmation(ctx, await holder(first), { id: first })).toMatchObject({
      isCodeWaiting: true,
    })
    // The hourly budget has room for one mail: the others of the hour are as old as the mails that left the window.
    ctx.clock.advance({ minutes: 31 })
    await fileMany(maxMails - 1)
    await mailWaiting()
    expect(await readRequest(first)).toMatchObject({ codeWaitsSince: null, codeVersion: 1 })
    expect((await readRequest(second)).codeWaitsSince).not.toBeNull()
    const request = await readRequest(first)
    await confirmServiceRequest(ctx, from(line), { id: first, code: confirmationCode(ctx, request) })
  })

  it('mails a waiting code though newer ones wait for a mailbox that had its codes of the day', async () => {
    const full = 'llena@example.com'
    const otherConnection = from('203.0.113.11')
    const { requestId } = await file(otherConnection, { email: full })
    const own = { ...otherConnection, trackingToken: trackingToken(ctx, await readRequest(requestId)) }
    await runDueJobs(ctx)
    for (let mailCount = 1; mailCount < limits.codeMailsPerMailbox; mailCount += 1) {
      await resendConfirmation(ctx, own, { id: requestId })
      await runDueJobs(ctx)
    }
    await fileMany(maxMails)
    const neighbour = await file()
    ctx.clock.advance({ minutes: 1 })
    await file(from(line), { email: full })
    ctx.clock.advance({ minutes: 60 })
    // The hourly budget has room for one mail.
    await fileMany(maxMails - 1)
    await mailWaiting()
    expect(await readRequest(neighbour.requestId)).toMatchObject({ codeWaitsSince: null })
  })

  it('mails a proven mailbox, neighbours of another connection, and all again an hour later', async () => {
    await fileMany(maxMails)
    const owner = await buildUser(ctx, { email: 'ana@example.com' })
    const client = account(owner.id, 'user', { connection: line })
    expect(await file(client, { email: 'ana@example.com' })).toMatchObject({ isConfirmed: true })
    expect(await file(from('203.0.113.11'))).toMatchObject({ isCodeWaiting: false })
    ctx.clock.advance({ minutes: 61 })
    expect(await file()).toMatchObject({ isCodeWaiting: false })
  })

  it('does not count the mails of requests that their clients confirmed', async () => {
    for (const id of await fileMany(maxMails))
      await confirmServiceRequest(ctx, from(line), { id, code: confirmationCode(ctx, await readRequest(id)) })
    expect(await file()).toMatchObject({ isCodeWaiting: false })
  })
})

describe('the mails that one connection without cookies causes in strangers’ mailboxes', () => {
  it('are no more than its limit when each filing is turned to other mailboxes and mailed again', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { requestId: id } = await file()
      for (let turnCount = 0; turnCount < 4; turnCount += 1)
        await turn(id, `victima-${n}-${turnCount}@example.com`)
      await resendConfirmation(ctx, await holder(id), { id })
    }
    await runDueJobs(ctx)
    expect(mailsToStrangers()).toBe(maxMails)
  })

  it('are no more when the attacker turns a request to their own mailbox at last and confirms it', async () => {
    const { requestId: id } = await file()
    for (let turnCount = 0; turnCount < 4; turnCount += 1) await turn(id, `victima-${turnCount}@example.com`)
    await confirmServiceRequest(ctx, from(line), { id, code: confirmationCode(ctx, await readRequest(id)) })
    await fileMany(maxMails)
    // Subtract the mail of the request that the attacker confirmed.
    expect(mailsToStrangers() - 1).toBe(maxMails)
  })

  it('are no more when many are filed, turned and asked for at the same moment', async () => {
    const ids = await fileMany(maxMails - 4)
    await Promise.all([
      ...Array.from({ length: 6 }, () => file()),
      ...ids
        .slice(0, 6)
        .map(async (id) => updateServiceRequest(ctx, await holder(id), { id, email: `v-${id}@example.com` })),
      ...ids.slice(6, 12).map(async (id) => resendConfirmation(ctx, await holder(id), { id })),
    ])
    await runDueJobs(ctx)
    const queued = await ctx.db.mail.count({ where: { template: 'request-filed', skippedAt: null } })
    expect(queued).toBeLessThanOrEqual(maxMails)
    expect(mailsToStrangers()).toBeLessThanOrEqual(maxMails)
  })

  it('are no more when the links of those mailboxes are asked for', async () => {
    await fileMany(maxMails + 3)
    for (let n = 1; n <= maxMails + 3; n += 1)
      await sendRequestLinks(ctx, from(line), { email: `inventado${n}@example.com` })
    await runDueJobs(ctx)
    expect(mailsToStrangers()).toBe(maxMails)
  })
})

describe('a client who mistyped the mail', () => {
  it('corrects it a few times, and each code comes at once', async () => {
    const { requestId: id } = await file()
    for (const email of ['ana@exampel.com', 'ana@exmaple.com', 'ana@example.com'])
      expect(await turn(id, email)).toMatchObject({ isCodeWaiting: false })
    expect(mailsTo('ana@example.com')).toBe(1)
  })

  it('corrects it behind a busy connection, too, and the code goes to the corrected mailbox', async () => {
    await fileMany(maxMails)
    const { requestId: id } = await file(from(line), { email: 'ana@exampel.com' })
    expect(await turn(id, 'ana@example.com')).toMatchObject({ isCodeWaiting: true })
    ctx.clock.advance({ minutes: 61 })
    await mailWaiting()
    expect([mailsTo('ana@exampel.com'), mailsTo('ana@example.com')]).toEqual([0, 1])
  })
})

describe('what a flood leaves behind', () => {
  it('is deleted with its photos when no code was mailed for a day, and a request with a mailed code stays', async () => {
    const [firstAddress = ''] = await fileMany(maxMails)
    const actor = from(line)
    const photo = await storePhoto(ctx, actor, { bytes })
    const { requestId } = await file(actor, { photoIds: [photo.id] })
    const { ofConnection } = await photosOfWaiting.countBytes(
      ctx,
      connectionHashOf(ctx, { connection: line }),
    )
    expect(ofConnection).toBeGreaterThan(0)
    ctx.clock.advance({ hours: limits.waitingCodeHours, minutes: 1 })
    await mailWaiting()
    expect(await ctx.db.serviceRequest.count({ where: { id: requestId } })).toBe(0)
    expect(await ctx.db.photo.findUnique({ where: { id: photo.id } })).toMatchObject({ state: 'pending' })
    expect(await ctx.db.serviceRequest.count({ where: { id: firstAddress } })).toBe(1)
  })
})
