import { randomUUID } from 'node:crypto'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { sign } from '@oficio/sandbox/mercadopago/notifications/sign'
import { bookingDays, viewing } from './ad-calls'
import { median } from './compare'
import { nameStatement } from './count-queries'
import { logIn, withPassword } from './log-in'
import type { Prepare } from './prepared-call'
import { processorMs } from './processor-time'
import type { Product } from './product-server'

const warmUpCalls = 20
const countedCalls = 60

export interface WriteCost {
  name: string
  /** Processor time of the serving process for one call, in milliseconds. */
  ms: number
  /** The statements of the call with the median number of statements. Includes BEGIN and COMMIT. */
  statements: string[]
}

/** Measures the calls of a busy day. `bannerId` is a banner that is shown. */
export async function measureWrites(product: Product, bannerId: string): Promise<WriteCost[]> {
  return [
    await measure(product, 'POST /api/service-requests', filing(product)),
    await measure(product, 'POST /api/service-requests/{id}/lead', await openingLead(product)),
    await measure(product, 'POST /api/webhooks/mercadopago', notifying(product)),
    await measure(product, 'POST /api/advertising/bookings', bookingDays(product)),
    await measure(product, 'POST /api/advertising/banners/{id}/impression', viewing(product, bannerId)),
  ]
}

async function measure(product: Product, name: string, prepare: Prepare): Promise<WriteCost> {
  const calls = []
  for (let index = 0; index < warmUpCalls + countedCalls; index += 1) calls.push(await prepare())
  for (const call of calls.splice(0, warmUpCalls)) await send(product, call)
  const before = await processorMs(product.pid)
  const statements: string[][] = []
  for (const call of calls) {
    product.queries.take()
    await send(product, call)
    statements.push(product.queries.take())
  }
  const ms = ((await processorMs(product.pid)) - before) / countedCalls
  const usual = median(statements.map(({ length }) => length))
  const typical = statements.find(({ length }) => length === usual) ?? []
  return { name, ms, statements: typical.map(nameStatement) }
}

async function send(product: Product, call: Awaited<ReturnType<Prepare>>): Promise<void> {
  const answer = await fetch(product.origin + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...call.headers },
    body: JSON.stringify(call.body),
  })
  const text = await answer.text()
  if (answer.status !== call.status) throw new Error(`${call.path} answered ${answer.status}: ${text}`)
}

function filing({ ctx }: Product): Prepare {
  let filedCount = 0
  return async () => {
    filedCount += 1
    return {
      path: '/api/service-requests',
      headers: { 'x-forwarded-for': `181.0.${filedCount >> 8}.${filedCount & 255}` },
      body: await buildSubmission(ctx),
      status: 201,
    }
  }
}

async function openingLead({ ctx, origin }: Product): Promise<Prepare> {
  let headers = {}
  let remaining = 0
  return async () => {
    if (remaining === 0) {
      const { user } = await buildProfessional(ctx, { user: withPassword })
      headers = await logIn(origin, user.username)
      remaining = await ctx.settings.get('trialLeads')
    }
    remaining -= 1
    const { id } = await buildServiceRequest(ctx)
    return {
      path: `/api/service-requests/${id}/lead`,
      headers,
      body: {},
      status: 200,
    }
  }
}

/**
 * Returns notifications about a payment that the site does not know. This is the least that a signed notification
 * costs.
 */
function notifying({ webhookSecret }: Product): Prepare {
  let count = 0
  return async () => {
    count += 1
    const dataId = String(1_000_000_000 + count)
    const requestId = randomUUID()
    const ts = String(Math.floor(Date.now() / 1000))
    return {
      path: `/api/webhooks/mercadopago?data.id=${dataId}&type=payment`,
      headers: {
        'x-request-id': requestId,
        'x-signature': sign({ secret: webhookSecret, dataId, requestId, ts }),
      },
      body: { type: 'payment', action: 'payment.updated', data: { id: dataId } },
      status: 200,
    }
  }
}
