import { z } from 'zod'
import { timestamp } from '../fields'

/** Whose alone a request is for now, because its client wants them most, and until when: for its client to read. */
export const runningOffer = z
  .object({ professionalName: z.string(), until: timestamp })
  .meta({ id: 'RunningFirstOffer' })
export type RunningOffer = z.infer<typeof runningOffer>
