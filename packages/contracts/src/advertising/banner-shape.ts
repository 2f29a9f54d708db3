import { z } from 'zod'
import { id } from '../fields'
import { photo } from '../photos/photo'

/** A banner as its owner and the site's team see it. */
export const adBanner = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    targetUrl: z.string(),
    picture: photo,
    /** Counts its changes: who decides names the one that they saw. */
    version: z.number(),
  })
  .meta({ id: 'AdBanner' })
