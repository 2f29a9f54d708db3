import type { BusinessView } from '@oficio/contracts/businesses/view'
import { CaptionedPhotos } from '@/features/photos/captioned-photos'

/** Its pictures. */
export function BusinessPhotos({ business: { name, photos } }: { business: BusinessView }) {
  return (
    <section id="fotos" aria-labelledby="titulo-fotos" className="scroll-mt-24">
      <h2 id="titulo-fotos" className="text-2xl">
        Fotos
      </h2>
      {photos.length === 0 && <p className="mt-4 text-muted-foreground">Todavía no tiene fotos.</p>}
      <CaptionedPhotos
        photos={photos.map(({ id, photo_url, thumb_url, width, height, caption }, at) => ({
          id,
          fullUrl: photo_url,
          thumbUrl: thumb_url,
          width,
          height,
          alt: caption || `${name}, foto ${at + 1}`,
          caption,
        }))}
      />
    </section>
  )
}
