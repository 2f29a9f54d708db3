import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id } from '../fields'
import { limits } from '../limits'
import { photo } from './photo'

const tag = 'Fotos'

export const photoSizes = ['thumb', 'full'] as const
export type PhotoSize = (typeof photoSizes)[number]

export const uploadPhotoEndpoint = defineEndpoint({
  name: 'uploadPhoto',
  summary:
    'Stores one photo (multipart field `photo`). Checks the content and re-encodes it without metadata. Unused photos are deleted after 24 h.',
  tag,
  method: 'POST',
  createsNothing: 'upload',
  path: '/photos',
  access: 'anyone',
  body: z.object({ photoIds: z.preprocess((v) => (typeof v === 'string' ? [v] : v), z.array(id).length(1)) }),
  files: { photo: { kind: 'photo', into: 'photoIds', max: 1, maxBytesEach: limits.photoBytes } },
  response: photo,
  status: 201,
  limit: 'upload',
  needsDevice: true,
  errors: [
    'not_found',
    'photo_type',
    'photo_too_large',
    'photo_unreadable',
    'photo_too_many_pixels',
    'too_many_photos',
    'too_many_waiting_photos',
    'uploads_full',
    'storage_away',
  ],
})

export const deletePhotoEndpoint = defineEndpoint({
  name: 'deletePhoto',
  summary: 'Deletes a photo of the caller that is not part of a request yet.',
  tag,
  method: 'DELETE',
  path: '/photos/{id}',
  access: 'anyone',
  params: z.object({ id }),
  response: done,
  errors: ['not_found'],
})

export const getPhotoEndpoint = defineEndpoint({
  name: 'getPhoto',
  summary: `Returns the photo (image/webp). The address contains a signature that expires within ${2 * limits.photoAddressHours} hours.`,
  tag,
  method: 'GET',
  path: '/photos/{id}/{size}',
  access: 'anyone',
  params: z.object({ id, size: z.enum(photoSizes) }),
  query: z.object({ exp: z.coerce.number().int(), sig: z.string().max(100) }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})
