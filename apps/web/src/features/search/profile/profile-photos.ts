import { publicName } from '@oficio/contracts/professionals/public-name'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import type { PublicPhoto } from '@/features/photos/public-photo'

/** Returns the photos of their work as the page shows them. */
export const profilePhotos = (profile: PublicProfile): PublicPhoto[] =>
  profile.portfolio.map(({ id, thumbUrl, fullUrl, width, height, caption }, at) => ({
    id,
    thumbUrl,
    fullUrl,
    width,
    height,
    alt: caption || `Trabajo ${at + 1} de ${publicName(profile)}`,
    ...(caption && { caption }),
  }))
