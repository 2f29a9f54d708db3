import { z } from 'zod'
import { id } from '../fields'

/** An uploaded photo with signed addresses of its two sizes. */
export const photo = z
  .object({ id, thumbUrl: z.string(), fullUrl: z.string(), width: z.number(), height: z.number() })
  .meta({ id: 'Photo' })
export type PhotoView = z.infer<typeof photo>
