import { readFileSync } from 'node:fs'
import type { Clock } from '@oficio/domain/kernel/ports'
import { z } from 'zod'

const storedShape = z.object({ aheadMs: z.number().min(0) })

/**
 * Returns the demo's clock: the machine's time and what the simulator of Mercado Pago has set it forward by, which it
 * keeps in that file. Every process that reads the same file sees the same time.
 * @param heldMs for how long what was read holds: a click on the simulator's panel counts for the next page
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

/** Nobody has moved it yet where there is no file; half a file is read again later. */
function readAhead(file: string, fallback: number): number {
  try {
    return storedShape.parse(JSON.parse(readFileSync(file, 'utf8'))).aheadMs
  } catch {
    return fallback
  }
}
