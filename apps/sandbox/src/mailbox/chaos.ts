import { setTimeout as sleep } from 'node:timers/promises'

/** Delays that drills ask for, in milliseconds; all zero in ordinary use. */
export interface Chaos {
  /** Before a received message is stored: a sender killed meanwhile has sent nothing. */
  delayBeforeAcceptMs: number
  /** Between storing a message and answering 250: a sender killed meanwhile does not know that it was sent. */
  delayAfterAcceptMs: number
}

/** Messages whose sender waits in one of the delays at this moment. */
export interface HeldMails {
  beforeAccept: number
  afterAccept: number
}

const longestMs = 60_000

export function noChaos(): Chaos {
  return { delayBeforeAcceptMs: 0, delayAfterAcceptMs: 0 }
}

/** Reads the delays of a request body; missing ones are 0, others than 0 to 60000 make it undefined. */
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

/** Waits when there is something to wait for. */
export async function delay(ms: number): Promise<void> {
  if (ms > 0) await sleep(ms)
}
