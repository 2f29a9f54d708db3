import { z } from 'zod'
import { id } from '../fields'
import { photo } from '../photos/photo'

/** A banner as its owner and the admins see it. */
export const adBanner = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    targetUrl: z.string(),
    picture: photo,
    /** Incremented with each change. A decision names the version that the admin saw. */
    version: z.number(),
  })
  .meta({ id: 'AdBanner' })
