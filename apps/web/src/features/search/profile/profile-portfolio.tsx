import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import { CaptionedPhotos } from '@/features/photos/captioned-photos'

/** Pictures of their work. */
export function ProfilePortfolio({ photos }: { photos: readonly PortfolioPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="trabajos">
      <h2 id="trabajos" className="text-2xl">
        Fotos de sus trabajos
      </h2>
      <CaptionedPhotos
        photos={photos.map((photo, at) => ({ ...photo, alt: photo.caption || `Trabajo ${at + 1}` }))}
      />
    </section>
  )
}
