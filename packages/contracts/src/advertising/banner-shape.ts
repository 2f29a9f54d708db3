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
    /** Counts its changes: a decision names the version that its admin saw. */
    version: z.number(),
  })
  .meta({ id: 'AdBanner' })
