import type { BusinessView } from '@oficio/contracts/businesses/view'
import { CaptionedPhotos } from '@/features/photos/captioned-photos'
import { photoFacts } from './business-facts'

/** The tab with all photos of a business. */
export const BusinessPhotos = ({ business }: { business: BusinessView }) => (
  <section aria-labelledby="titulo-fotos">
    <h2 id="titulo-fotos" className="text-2xl">
      Fotos
    </h2>
    {business.photos.length === 0 ? (
      <p className="mt-4 text-muted-foreground">Todavía no tiene fotos.</p>
    ) : (
      <CaptionedPhotos photos={photoFacts(business)} />
    )}
  </section>
)
