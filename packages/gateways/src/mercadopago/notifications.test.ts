import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readNotification } from './notifications'

const secret = 'a-secret-of-the-panel'

/** A signed notification, as its endpoint passes it on. */
function partsOf(type: string | undefined, topic?: string) {
  const hash = createHmac('sha256', secret).update('id:123;request-id:delivery;ts:1700000000;').digest('hex')
  const headers = { 'x-signature': `ts=1700000000,v1=${hash}`, 'x-request-id': 'delivery' }
  return { ...headers, 'data.id': '123', type, topic }
}
const read = (parts: ReturnType<typeof partsOf>) => readNotification([secret], parts)

describe('readNotification', () => {
  it.each([
    ['payment', 'payment'],
    ['subscription_preapproval', 'subscription'],
    ['subscription_authorized_payment', 'charge'],
    ['subscription', 'other'],
    ['constructor', 'other'],
    [undefined, 'other'],
  ])('reads the topic %s as our topic %s', (type, topic) => {
    expect(read(partsOf(type))).toEqual({ kind: 'genuine', topic, requestId: 'delivery', dataId: '123' })
  })

  it('reads the topic from the older parameter too', () => {
    expect(read(partsOf(undefined, 'payment'))).toMatchObject({ topic: 'payment' })
  })

  it('ignores the older kind, which has no signature', () => {
    expect(readNotification([secret], { topic: 'payment', id: '123' })).toEqual({ kind: 'ignored' })
  })

  it('refuses a notification without a valid signature, whatever its topic', () => {
    expect(read({ ...partsOf('payment'), 'data.id': '124' })).toEqual({ kind: 'refused', fault: 'mismatch' })
    expect(readNotification([secret], {})).toEqual({ kind: 'refused', fault: 'missing_signature' })
  })
})
