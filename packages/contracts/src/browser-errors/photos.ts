import { limits } from '../limits'
import { tooManyPhotos } from '../text/too-many-photos'

/** Error texts of a photo that the browser shows before the upload. */
export const photoErrors = {
  photo_type: { status: 422, text: 'Ese archivo no es una foto que podamos usar. Subí JPEG, PNG o WebP.' },
  photo_too_large: {
    status: 413,
    text: `La foto pesa más de ${limits.photoBytes / 1024 / 1024} MB. Probá con una más liviana.`,
  },
  too_many_photos: { status: 422, text: tooManyPhotos(limits.photosPerRequest) },
  photo_not_yours: { status: 422, text: 'Una de las fotos ya no está disponible. Volvé a subirla.' },
} as const
