import { z } from 'zod'
import { timestamp } from '../fields'

/**
 * A running first offer, visible to the client: the preferred professional who alone may take the request, and until
 * when.
 */
export const runningOffer = z
  .object({ professionalName: z.string(), until: timestamp })
  .meta({ id: 'RunningFirstOffer' })
export type RunningOffer = z.infer<typeof runningOffer>
