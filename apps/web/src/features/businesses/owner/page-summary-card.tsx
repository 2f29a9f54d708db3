import { readWeek } from '@oficio/contracts/businesses/hours/hours'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { HoursLines } from '@/components/ui/hours-lines'
import { formatList } from '@/lib/formats/format-list'

const missing = 'Falta completar'

/** A summary of what the public page of a business shows. */
export function PageSummaryCard({ business }: { business: BusinessView }) {
  const [place] = business.locations
  const networks = Object.keys(business.social_media).length
  const items = [
    { term: 'Categorías', value: formatList(business.categories.map(({ name }) => name)) },
    { term: 'Dirección', value: [place?.address, place?.city, place?.state].filter(Boolean).join(', ') },
    { term: 'Teléfono', value: business.phone_national ?? missing },
    { term: 'Email', value: business.email ?? missing },
    { term: 'Sitio y redes', value: business.website_url ?? (networks > 0 ? 'Redes' : missing) },
    { term: 'Ofrece', value: formatList(business.tags.map(({ name }) => name)) || missing },
    {
      term: 'Horarios',
      value: <HoursLines hours={readWeek(business.business_hours)} closed="cerrado" />,
    },
    { term: 'Fotos', value: business.photos.length || missing },
  ]
  return (
    <Card asChild>
      <section aria-labelledby="lo-que-se-lee" className="space-y-5">
        <h2 id="lo-que-se-lee" className="text-xl">
          Lo que se lee en tu página
        </h2>
        <DescriptionList items={items} />
        <p className="border-t pt-5 break-words whitespace-pre-line">
          {business.description || 'Sin descripción.'}
        </p>
      </section>
    </Card>
  )
}
