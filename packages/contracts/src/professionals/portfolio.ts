import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, optionalText, requiredText } from '../fields'
import { limits } from '../limits'
import { photoSizes } from '../photos/endpoints'
import { photo } from '../photos/photo'
import { tooManyPhotos } from '../text/too-many-photos'
import { texts } from '../texts'

const tag = 'Profesionales'

/** A portfolio picture of a professional, with its caption. The caption is '' if the professional wrote none. */
export const portfolioPhoto = photo.extend({ caption: z.string() }).meta({ id: 'PortfolioPhoto' })
export type PortfolioPhoto = z.infer<typeof portfolioPhoto>

export const changePortfolioEndpoint = defineEndpoint({
  name: 'changePortfolio',
  summary: "Sets the caller's pictures of work and their order. Omitted pictures are removed.",
  tag,
  method: 'PUT',
  path: '/professionals/me/portfolio',
  access: ['professional'],
  body: z.object({
    photos: z
      .array(z.object({ id, caption: optionalText('caption', limits.captionMax) }))
      .max(limits.portfolioPhotos, tooManyPhotos(limits.portfolioPhotos))
      .refine((photos) => new Set(photos.map((photo) => photo.id)).size === photos.length, texts.unexpected),
  }),
  response: z.object({ photos: z.array(portfolioPhoto) }),
  errors: ['registration_undecided', 'photo_not_yours'],
})

export const getPortfolioPhotoEndpoint = defineEndpoint({
  name: 'getPortfolioPhoto',
  summary: 'Returns a picture of the work of an approved professional (image/webp).',
  tag,
  method: 'GET',
  path: '/portfolio-photos/{id}/{size}',
  access: 'anyone',
  params: z.object({ id, size: z.enum(photoSizes) }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})

export const removePortfolioPhotoEndpoint = defineEndpoint({
  name: 'removePortfolioPhoto',
  summary: 'Removes a picture of the work of a professional, with a reason that the professional reads.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/portfolio-photos/{id}/removal',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({ reason: requiredText('reason', limits.noteMax, 'lines') }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
})

/** Returns the public address of a portfolio picture of an approved professional. */
export const portfolioPhotoPath = (photoId: string, size: (typeof photoSizes)[number]): string =>
  `/api/portfolio-photos/${photoId}/${size}`
