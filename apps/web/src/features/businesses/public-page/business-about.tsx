import { tellingRubros } from '@oficio/contracts/businesses/category-rubros'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { countOf } from '@oficio/contracts/text/count-of'
import { Check } from 'lucide-react'
import { DescriptionList } from '@/components/ui/description-list'
import { formatList } from '@/lib/formats/format-list'

/** The part of the page with the description, the services and the facts of the business. */
export function BusinessAbout({ business }: { business: BusinessView }) {
  const { description, tags, rubros, founding_year: year, employee_count: people } = business
  // Hides a rubro that repeats a category of the business, because the site chose it for the owner and it adds nothing.
  const services = tellingRubros(rubros)
  const facts = [
    ...(services.length > 0 ? [{ term: 'Rubros', value: formatList(services.map(({ name }) => name)) }] : []),
    ...(business.verified_what ? [{ term: 'Verificado', value: business.verified_what }] : []),
    ...(year ? [{ term: 'Desde', value: String(year) }] : []),
    ...(people ? [{ term: 'Equipo', value: countOf(people, 'persona', 'personas') }] : []),
  ]
  const isSilent = !description && tags.length === 0 && facts.length === 0
  return (
    <section id="informacion" aria-labelledby="titulo-informacion" className="scroll-mt-24 space-y-5">
      <h2 id="titulo-informacion" className="text-2xl">
        Información
      </h2>
      {description && <p className="max-w-[68ch] break-words whitespace-pre-line">{description}</p>}
      {isSilent && <p className="text-muted-foreground">Todavía no contó más de lo que hace.</p>}
      {tags.length > 0 && (
        <ul aria-label="Servicios" className="flex flex-wrap gap-x-6 gap-y-2">
          {tags.map(({ id, name }) => (
            <li key={id} className="inline-flex items-center gap-2">
              <Check aria-hidden className="size-5 shrink-0 text-success" />
              {name}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
    </section>
  )
}
