import type { z } from 'zod'

/**
 * Returns what was stored for later in the shape that it has today. `older` reads what an earlier version of the site
 * left, and answers null where it is none of it either. Throws ZodError on what fits in no version.
 */
export function readStored<Shape extends z.ZodType>(
  shape: Shape,
  stored: unknown,
  older?: (stored: unknown) => z.output<Shape> | null,
): z.output<Shape> {
  const today = shape.safeParse(stored)
  if (today.success) return today.data
  const earlier = older?.(stored) ?? null
  if (earlier === null) throw today.error
  return earlier
}
