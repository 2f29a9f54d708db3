import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { urgentInput } from '../../testing/urgent'
import { updateServiceRequest } from '../editing/update-service-request'
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

type Form = Partial<ServiceRequestFormInput>

const phone = '0341 15-555-1234'
const tooManyLive = expect.objectContaining({ code: 'too_many_live_requests' })
const device = (name: string) => visitor({ deviceHash: name, ipPrefix: '200.1.2.0' })
const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })

/** Returns a form with other work and another client each time, except for the fields in `same`. */
function form(same: Form): Form {
  requestCount += 1
  return {
    phone: `0341 15-555-${4000 + requestCount}`,
    email: `alguien${requestCount}@example.com`,
    description: `Pedido ${requestCount}`,
    ...same,
  }
}

const ways = {
  plain: async (actor: Caller, same: Form) => {
    return (await createServiceRequest(ctx, actor, submission(form(same)))).requestId
  },
  urgent: async (actor: Caller, same: Form) =>
    (await startUrgentPayment(ctx, actor, urgentInput(form(same)))).id,
}
const file = ways.plain

/** Files requests with the phone, each from another device and with another mail. */
const strangersFile = async (count: number = limits.liveRequestsPerClient) => {
  for (let n = 0; n < count; n += 1) await file(device(`stranger-${n}`), { phone })
}
const waitFor = (hours: number) => ctx.clock.advance({ hours })

describe.each(['plain', 'urgent'] as const)(
  'strangers who file with the phone of a client, who files a %s request',
  (way) => {
    const send = (actor: Caller, same: Form) => ways[way](actor, same)

    it('never block an account with a proven mail that never filed with that phone', async () => {
      const { id, email } = await buildUser(ctx)
      await strangersFile()
      await send(account(id, 'user', { deviceHash: 'victim' }), { phone, email })
    })

    it('never block such an account by confirming or cancelling what they filed', async () => {
      const { id, email } = await buildUser(ctx)
      for (let n = 0; n < limits.filingsPerDay; n += 1) {
        const request = await requestById(await file(device(`stranger-${n}`), { phone }))
        await confirmServiceRequest(ctx, visitor(), { id: request.id, code: confirmationCode(ctx, request) })
        const client = visitor({ trackingToken: trackingToken(ctx, request) })
        if (n < 3) await changeStatus(ctx, client, { id: request.id, status: 'cancelled' })
      }
      await send(account(id, 'user'), { phone, email })
    })

    it('block an unknown client for a few hours, and no longer', async () => {
      await strangersFile()
      await expect(send(device('victim'), { phone })).rejects.toEqual(tooManyLive)
      waitFor(serverLimits.strangersCountHours)
      ctx.clock.advance({ minutes: 1 })
      await send(device('victim'), { phone })
    })
  },
)

describe('the phone of somebody whom strangers file for', () => {
  it('may be put into a request by an account with a proven mail at once, by anybody else after a few hours', async () => {
    const { id: userId, email } = await buildUser(ctx)
    const member = account(userId, 'user')
    const ofMember = await file(member, { email })
    const ofGuest = await requestById(await file(device('guest'), {}))
    const guest = visitor({ trackingToken: trackingToken(ctx, ofGuest) })
    await strangersFile()
    await updateServiceRequest(ctx, member, { id: ofMember, phone })
    await expect(updateServiceRequest(ctx, guest, { id: ofGuest.id, phone })).rejects.toEqual(tooManyLive)
    waitFor(serverLimits.strangersCountHours + 1)
    await updateServiceRequest(ctx, guest, { id: ofGuest.id, phone })
    expect((await requestById(ofGuest.id)).phone).toBe((await requestById(ofMember)).phone)
  })
})

describe('a client who files more than allowed', () => {
  const fill = async (actor: (n: number) => Caller, same: Form) => {
    for (let n = 0; n < limits.liveRequestsPerClient; n += 1) await file(actor(n), same)
    waitFor(serverLimits.strangersCountHours + 24)
  }

  it('is stopped by their device, whatever phones and mails they type', async () => {
    await fill(() => device('spammer'), {})
    await expect(file(device('spammer'), {})).rejects.toEqual(tooManyLive)
  })

  it('is stopped by their mailbox, whatever devices and phones they use', async () => {
    const same = { email: 'uno@example.com' }
    await fill((n) => device(`spammer-${n}`), same)
    await expect(file(device('spammer-9'), { ...same, phone })).rejects.toEqual(tooManyLive)
  })

  it('is stopped by what they confirmed with a phone, and without a cookie too', async () => {
    for (let n = 0; n < limits.liveRequestsPerClient; n += 1) {
      const request = await requestById(await file(visitor(), { phone }))
      await confirmServiceRequest(ctx, visitor(), { id: request.id, code: confirmationCode(ctx, request) })
    }
    waitFor(serverLimits.strangersCountHours + 24)
    await expect(file(visitor(), { phone })).rejects.toEqual(tooManyLive)
  })

  it('is stopped by their account though its mail is proven', async () => {
    const { id, email } = await buildUser(ctx)
    await fill((n) => account(id, 'user', { deviceHash: `device-${n}` }), { email, phone })
    await expect(file(account(id, 'user'), { email, phone })).rejects.toEqual(tooManyLive)
    await expect(ways.urgent(account(id, 'user'), { email, phone })).rejects.toEqual(tooManyLive)
  })
})
