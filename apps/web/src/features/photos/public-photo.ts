import type { LargePhoto } from './photo-lightbox'

/** A photo on a public page, with the address of its small size. */
export interface PublicPhoto extends LargePhoto {
  thumbUrl: string
}
