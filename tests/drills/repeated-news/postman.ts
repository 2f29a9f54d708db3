import { randomUUID } from 'node:crypto'
import { sign } from '@oficio/sandbox/mercadopago/notifications/sign'
import type { Delivery } from '@oficio/sandbox/mercadopago/store/delivery'

const atOnce = 20

/** A notification, signed once. Every attempt sends the same bytes. */
export interface Letter {
  url: string
  requestId: string
  init: { method: 'POST'; headers: Record<string, string>; body: string }
  /** Whether the site accepted an attempt. */
  isTaken: boolean
}

interface Signing {
  secret: string
  now: Date
}

/** Writes and signs a notification. */
export function writeLetter({ url, topic, dataId, action }: Delivery, { secret, now }: Signing): Letter {
  const address = new URL(url)
  address.searchParams.set('data.id', dataId)
  address.searchParams.set('type', topic)
  const requestId = randomUUID()
  const ts = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'x-request-id': requestId,
    'x-signature': sign({ dataId, requestId, ts, secret }),
  }
  const body = JSON.stringify({ type: topic, action, data: { id: dataId } })
  return { url: address.href, requestId, init: { method: 'POST', headers, body }, isTaken: false }
}

/** Sends the notifications, 20 at once. Returns all answers with another status than 200. */
export async function send(letters: readonly Letter[]): Promise<string[]> {
  const refusals: string[] = []
  const waiting = [...letters]
  const carry = async () => {
    for (let letter = waiting.pop(); letter; letter = waiting.pop()) {
      const response = await fetch(letter.url, letter.init)
      const answer = await response.text()
      if (response.status === 200) letter.isTaken = true
      else refusals.push(`${response.status} ${answer}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, carry))
  return refusals
}
