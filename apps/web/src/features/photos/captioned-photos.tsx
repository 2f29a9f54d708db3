import type { LargePhoto } from './photo-lightbox'
import { PhotosToOpen } from './photos-to-open'

interface CaptionedPhotosProps {
  photos: readonly (LargePhoto & { thumbUrl: string })[]
}

/** Public photos with captions. Each opens in the lightbox. */
export const CaptionedPhotos = ({ photos }: CaptionedPhotosProps) => (
  <PhotosToOpen photos={photos.map((photo) => ({ ...photo, small: <SmallPhoto {...photo} /> }))} />
)

const SmallPhoto = ({ thumbUrl, alt, caption }: CaptionedPhotosProps['photos'][number]) => (
  <>
    {/* biome-ignore lint/performance/noImgElement: the server keeps the small picture ready */}
    <img
      src={thumbUrl}
      alt={alt}
      loading="lazy"
      className="aspect-square w-full rounded-control border bg-muted object-cover transition-opacity group-hover:opacity-85"
    />
    {caption && (
      <span aria-hidden className="block text-sm break-words text-muted-foreground">
        {caption}
      </span>
    )}
  </>
)
