import { readFileSync } from 'node:fs'
import type { Clock } from '@oficio/domain/kernel/ports'
import { z } from 'zod'

const storedShape = z.object({ aheadMs: z.number().min(0) })

/**
 * Creates the demo's clock: the machine's time plus the offset that the simulator of Mercado Pago stores in the file.
 * Every process that reads the same file sees the same time.
 * @param heldMs how long a value is cached, in milliseconds. It is short, so that a click on the simulator's panel
 * affects the next page.
 */
export function createDemoClock(file: string, heldMs = 100): Required<Clock> {
  let cached = { aheadMs: 0, until: 0 }
  const aheadMs = () => {
    const now = performance.now()
    if (now >= cached.until) cached = { aheadMs: readAhead(file, cached.aheadMs), until: now + heldMs }
    return cached.aheadMs
  }
  return { now: () => new Date(Date.now() + aheadMs()), aheadMs }
}

/**
 * Reads the offset. Returns the fallback if the file does not exist (nobody moved the clock yet) or is half written.
 */
function readAhead(file: string, fallback: number): number {
  try {
    return storedShape.parse(JSON.parse(readFileSync(file, 'utf8'))).aheadMs
  } catch {
    return fallback
  }
}
