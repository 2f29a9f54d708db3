import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NotificationParts } from '@oficio/domain/kernel/payment-provider'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutOrder, type StandIn, startStandIn } from './targets'

let standIn: StandIn
let inbox: Server
let address: string
let arrivedNotifications: NotificationParts[] = []

beforeAll(async () => {
  standIn = await startStandIn()
  inbox = createServer((request, response) => {
    const header = (name: string) => request.headers[name]?.toString()
    arrivedNotifications.push({
      'x-signature': header('x-signature'),
      'x-request-id': header('x-request-id'),
      ...Object.fromEntries(new URL(request.url ?? '/', 'http://inbox').searchParams),
    })
    response.end()
  })
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
  // The cast is safe, because a server that listens on a port has an address with that port. The type also covers
  // pipes.
  address = `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/notifications`
})
afterEach(async () => {
  await standIn.control.reset()
  arrivedNotifications = []
})
afterAll(async () => {
  await standIn.close()
  inbox.closeAllConnections()
  await new Promise((resolve) => inbox.close(resolve))
})

/** Makes a payment and returns its notification. */
async function notify(): Promise<NotificationParts> {
  const order = checkoutOrder({ notificationUrl: address })
  const { id: preferenceId } = await standIn.provider.createCheckout(order)
  standIn.control.createPayment({ preferenceId, status: 'approved' })
  await standIn.control.deliverDue()
  const [notification] = arrivedNotifications
  if (!notification) throw new Error('nothing arrived')
  return notification
}

describe('a notification of the stand-in', () => {
  it('is signed with our secret and names a payment that can be read', async () => {
    const notification = await notify()
    const dataId = notification['data.id'] ?? ''
    expect(standIn.provider.readNotification(notification)).toEqual({
      kind: 'genuine',
      topic: 'payment',
      requestId: notification['x-request-id'],
      dataId,
    })
    expect(await standIn.provider.getPayment(dataId)).toMatchObject({ status: 'approved' })
  })

  it('is believed for this payment and this delivery only', async () => {
    const notification = await notify()
    const { readNotification } = standIn.provider
    const refusal = { kind: 'refused', fault: 'mismatch' }
    expect(readNotification({ ...notification, 'data.id': '1' })).toEqual(refusal)
    expect(readNotification({ ...notification, 'x-request-id': 'another' })).toEqual(refusal)
  })

  it.each([
    ['mismatch', { kind: 'bad_signature' }],
    ['missing_request_id', { kind: 'no_request_id' }],
    [null, { kind: 'stale_ts', ageSeconds: 3_600 }],
    [null, { kind: 'ts_milliseconds' }],
  ] as const)('is found %s under %o', async (fault, effect) => {
    standIn.control.addChaos({ path: 'payment', times: 1, effect })
    expect(standIn.provider.readNotification(await notify())).toMatchObject(
      fault ? { kind: 'refused', fault } : { kind: 'genuine' },
    )
  })
})
