import { setTimeout as sleep } from 'node:timers/promises'

/** Delays for resilience drills, in milliseconds. All are 0 in normal use. */
export interface Chaos {
  /** The delay before a received message is stored. If the sender is killed meanwhile, the mail was not sent. */
  delayBeforeAcceptMs: number
  /**
   * The delay between storing a message and answering 250. If the sender is killed meanwhile, it does not know that the
   * mail was sent.
   */
  delayAfterAcceptMs: number
}

/** How many messages are currently held in each delay. */
export interface HeldMails {
  beforeAccept: number
  afterAccept: number
}

const longestMs = 60_000

export function noChaos(): Chaos {
  return { delayBeforeAcceptMs: 0, delayAfterAcceptMs: 0 }
}

/**
 * Returns the delays in a request body. A missing delay is 0. Returns undefined if a delay is not between 0 and 60000.
 */
export function readChaos(body: unknown): Chaos | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const chaos = { ...noChaos(), ...body }
  const isDelay = (ms: unknown) => typeof ms === 'number' && ms >= 0 && ms <= longestMs
  if (!isDelay(chaos.delayBeforeAcceptMs) || !isDelay(chaos.delayAfterAcceptMs)) return undefined
  return {
    delayBeforeAcceptMs: chaos.delayBeforeAcceptMs,
    delayAfterAcceptMs: chaos.delayAfterAcceptMs,
  }
}

/** Waits unless the time is 0. */
export async function delay(ms: number): Promise<void> {
  if (ms > 0) await sleep(ms)
}
