import type { z } from 'zod'

/**
 * Returns a stored payload in its current shape. `older` converts a payload of an earlier version, or returns null.
 * Throws ZodError on a payload of no known version.
 */
export function readStored<Shape extends z.ZodType>(
  shape: Shape,
  payload: unknown,
  older?: (storedPayload: unknown) => z.output<Shape> | null,
): z.output<Shape> {
  const today = shape.safeParse(payload)
  if (today.success) return today.data
  const earlier = older?.(payload) ?? null
  if (earlier === null) throw today.error
  return earlier
}
