import type { Attempt, Delivery } from '../store/delivery'
import type { World } from '../world'
import { buildRequest } from './build-request'

const minutesAfterAttempt = [15, 15, 15, 30, 60, 6 * 60, 24 * 60, 48 * 60, 96 * 60]

/**
 * Attempts a delivery once and records the result. Only 200 and 201 count as delivered. If `closing` aborts it, the
 * attempt does not count and is repeated after the next start.
 */
export async function attempt(world: World, deliveryId: string, closing: AbortSignal): Promise<void> {
  const delivery = world.store.get('deliveries', deliveryId)
  if (!delivery) return
  const { url, headers, body, notificationId, requestId } = buildRequest(world, delivery)
  const startedAt = performance.now()
  const signal = AbortSignal.any([closing, AbortSignal.timeout(world.settings.deliveryTimeoutMs)])
  const answer = await post(url, { headers, body, signal })
  if (closing.aborted && answer.status === null) return
  const finishedAttempt: Attempt = {
    at: world.clock.base().toISOString(),
    requestId,
    notificationId,
    latencyMs: Math.round(performance.now() - startedAt),
    ...answer,
  }
  // Skips a delivery that was deleted meanwhile.
  const current = world.store.get('deliveries', deliveryId)
  if (current) world.store.save('deliveries', afterAttempt(world, current, finishedAttempt))
}

function afterAttempt(world: World, delivery: Delivery, finishedAttempt: Attempt): Delivery {
  const attempts = [...delivery.attempts, finishedAttempt]
  if (finishedAttempt.status === 200 || finishedAttempt.status === 201)
    return { ...delivery, attempts, state: 'delivered' }
  if (delivery.state !== 'waiting') return { ...delivery, attempts }
  const waitMs = waitAfterAttempt(attempts.length)
  if (waitMs === null) return { ...delivery, attempts, state: 'given_up' }
  const dueAt = new Date(world.clock.virtual().getTime() + waitMs).toISOString()
  return { ...delivery, attempts, dueAt }
}

async function post(
  url: string,
  request: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<Pick<Attempt, 'status' | 'error'>> {
  try {
    const answer = await fetch(url, { ...request, method: 'POST', redirect: 'manual' })
    await answer.body?.cancel()
    return { status: answer.status, error: null }
  } catch (error) {
    return { status: null, error: describe(error) }
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'timeout'
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** Returns the pause after the nth failed attempt, in milliseconds. Returns null after the last attempt. */
function waitAfterAttempt(attempt: number): number | null {
  const minutes = minutesAfterAttempt[attempt - 1]
  return minutes === undefined ? null : minutes * 60_000
}
