import { limits } from '@oficio/contracts/limits'
import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { longIt } from '../../testing/long-form'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { urgentInput } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { confirmationCode, trackingToken } from '../tracking-link'
import { startUrgentPayment } from '../urgency/start-urgent-payment'
import { confirmServiceRequest } from './confirm-service-request'
import { createServiceRequest } from './create-service-request'

let ctx: TestCtx
let requestCount = 0
beforeEach(async () => {
  ctx = await createTestContext()
  requestCount = 0
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const tooMany = expect.objectContaining({ code: 'too_many_filings' })
const cookieless = visitor({ ipPrefix: '200.1.2.0' })
const device = (name: string) => visitor({ deviceHash: name, ipPrefix: '200.1.2.0' })

/** Returns a form of a new client each time, except for the fields in `same`. */
function form(same: Partial<ServiceRequestFormInput> = {}) {
  requestCount += 1
  const other = { phone: `0341 15-555-${2000 + requestCount}`, email: `cliente${requestCount}@example.com` }
  return submission({ ...other, description: `Pedido ${requestCount}`, ...same })
}

async function fileAndCancel(actor: Caller, same: Partial<ServiceRequestFormInput> = {}) {
  const { requestId } = await createServiceRequest(ctx, actor, form(same))
  const token = trackingToken(ctx, await requestById(requestId))
  await changeStatus(ctx, { ...actor, trackingToken: token }, { id: requestId, status: 'cancelled' })
}

const phone = '0341 15-555-1234'
const email = 'Lucia@example.com'

describe('filing and cancelling', () => {
  it.each([
    ['phone', () => cookieless, { phone }],
    ['mail, however it is written', () => cookieless, { email }],
    ['device', () => device('device-1'), {}],
  ])('counts by %s for the day, whatever became of what was filed', async (_by, actor, same) => {
    for (let n = 0; n < limits.filingsPerDay; n += 1) await fileAndCancel(actor(), same)
    const typedContact = 'email' in same ? { email: email.toLowerCase() } : same
    await expect(createServiceRequest(ctx, actor(), form(typedContact))).rejects.toEqual(tooMany)
    await expect(
      startUrgentPayment(ctx, actor(), urgentInput(form({ ...typedContact, isUrgent: true }))),
    ).rejects.toEqual(tooMany)
    expect(await ctx.db.serviceRequest.count()).toBe(limits.filingsPerDay)
    ctx.clock.advance({ hours: 24 })
    await createServiceRequest(ctx, actor(), form(typedContact))
  })

  it('counts a phone as one, whether it is said to be mobile or not', async () => {
    // Without the 15, only the checkbox of the sender tells whether the phone is mobile.
    const says = (n: number) => ({ phone: '0341 555-1234', isMobile: n % 2 === 0 })
    for (let n = 0; n < 3; n += 1) await createServiceRequest(ctx, cookieless, form(says(n)))
    for (const n of [3, 4])
      await expect(createServiceRequest(ctx, cookieless, form(says(n)))).rejects.toMatchObject({
        code: 'too_many_live_requests',
      })
  })

  it('counts by account, also without a device and with other phones', async () => {
    const member = account((await buildUser(ctx)).id, 'user')
    for (let n = 0; n < limits.filingsPerDay; n += 1) await createServiceRequest(ctx, member, form())
    await expect(createServiceRequest(ctx, member, form())).rejects.toEqual(tooMany)
  })

  it('counts simultaneous filings', async () => {
    for (let n = 0; n < limits.filingsPerDay - 1; n += 1)
      await fileAndCancel(device(`device-${n}`), { email })
    const calls = Array.from({ length: 8 }, (_, n) =>
      createServiceRequest(ctx, device(`racer-${n}`), form({ email })),
    )
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toEqual(tooMany)
  })

  longIt('does not count neighbours who share a network', async () => {
    for (let n = 0; n < 3 * limits.filingsPerDay; n += 1)
      await createServiceRequest(ctx, device(`device-${n}`), form())
  })
})

describe('strangers who file with the phone and mail of somebody', () => {
  const own = { phone, email }

  /** Files the maximum of a day; three of the requests stay live. */
  async function shutOut() {
    for (let n = 0; n < 3; n += 1) await fileAndCancel(device(`stranger-${n}`), own)
    for (let n = 3; n < 6; n += 1) await createServiceRequest(ctx, device(`stranger-${n}`), form(own))
  }

  it('never block an account with a proven mail, even with a phone that it confirmed a request with', async () => {
    const user = await buildUser(ctx, { email })
    const member = account(user.id, 'user', { deviceHash: 'device-1' })
    await fileAndCancel(member, own)
    ctx.clock.advance({ hours: 24 })
    await shutOut()
    await createServiceRequest(ctx, member, form(own))
  })

  it('block a session without a proven mail or phone', async () => {
    await shutOut()
    const fresh = account((await buildUser(ctx, { email, emailVerifiedAt: null })).id, 'user')
    await expect(createServiceRequest(ctx, fresh, form(own))).rejects.toEqual(tooMany)
  })

  it('never block a device that confirmed the mail before, whose own filings still count', async () => {
    const phoneOfHers = device('device-1')
    const { requestId } = await createServiceRequest(ctx, phoneOfHers, form(own))
    const request = await requestById(requestId)
    await confirmServiceRequest(ctx, phoneOfHers, { id: requestId, code: confirmationCode(ctx, request) })
    ctx.clock.advance({ hours: 24 })
    await ctx.db.serviceRequest.update({
      where: { id: requestId },
      data: { status: 'cancelled', closedAt: ctx.clock.now() },
    })
    await shutOut()
    for (let n = 0; n < 3; n += 1) await createServiceRequest(ctx, phoneOfHers, form(own))
    await expect(createServiceRequest(ctx, phoneOfHers, form(own))).rejects.toMatchObject({
      code: 'too_many_live_requests',
    })
    await expect(createServiceRequest(ctx, device('device-2'), form(own))).rejects.toEqual(tooMany)
  })
})
