import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from '@oficio/sandbox/mercadopago/notifications/sign'
import type { Delivery } from '@oficio/sandbox/mercadopago/store/delivery'

const atOnce = 20
/** Milliseconds between two attempts. The provider itself pauses for multiples of a quarter of an hour. */
const pauseMs = 250
const patienceMs = 22_000

export interface Courier {
  /** Adds copies of a notification to the queue. */
  add(delivery: Delivery, copies: number): void
  /** Returns the number of deliveries that wait or are being sent. */
  pending(): number
  /** Sends no more notifications, and waits until none is being sent. */
  stop(): Promise<void>
  figures: CourierFigures
}

interface CourierFigures {
  /** Ids of the requests that the site answered with 200 or 201. */
  acknowledged: string[]
  /** Answers of all other attempts: the status, or 'no answer'. They are retried until they succeed. */
  refusals: Map<string, number>
}

/**
 * Delivers notifications as the provider does, 20 at once and in random order. Each attempt has a new id and signature,
 * and is retried until the site accepts it.
 */
export function makeCourier({ secret, random }: { secret: string; random: () => number }): Courier {
  const waiting: Delivery[] = []
  const underway = new Set<Promise<void>>()
  const figures: CourierFigures = { acknowledged: [], refusals: new Map() }
  let isStopped = false

  const deliver = async (delivery: Delivery) => {
    const { requestId, answer } = await attempt(delivery, secret)
    if (answer === '200' || answer === '201') {
      figures.acknowledged.push(requestId)
      return
    }
    figures.refusals.set(answer, (figures.refusals.get(answer) ?? 0) + 1)
    await sleep(pauseMs)
    waiting.push(delivery)
  }
  const fill = () => {
    while (!isStopped && underway.size < atOnce && waiting.length > 0) {
      const [delivery] = waiting.splice(Math.floor(random() * waiting.length), 1)
      if (!delivery) return
      const sending = deliver(delivery).finally(() => {
        underway.delete(sending)
        fill()
      })
      underway.add(sending)
    }
  }
  return {
    add: (delivery, copies) => {
      for (let copy = 0; copy < copies; copy += 1) waiting.push(delivery)
      fill()
    },
    pending: () => waiting.length + underway.size,
    stop: async () => {
      isStopped = true
      await Promise.all(underway)
    },
    figures,
  }
}

async function attempt(delivery: Delivery, secret: string): Promise<{ requestId: string; answer: string }> {
  const { url, topic, dataId, action } = delivery
  const address = new URL(url)
  address.searchParams.set('data.id', dataId)
  address.searchParams.set('type', topic)
  const requestId = randomUUID()
  const ts = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'user-agent': `MercadoPago WebHook v1.0 ${topic}`,
    'x-request-id': requestId,
    'x-signature': sign({ dataId, requestId, ts, secret }),
  }
  const body = JSON.stringify({ type: topic, action, data: { id: dataId } })
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(address, { method: 'POST', headers, body, signal })
    await response.text()
    return { requestId, answer: String(response.status) }
  } catch {
    return { requestId, answer: 'no answer' }
  }
}
