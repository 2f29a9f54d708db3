import { paths } from '@oficio/contracts/paths'
import type { BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { OtherSearchLinks } from '../other-search-links'
import type { BusinessSearchFields } from './business-address'
import { FoundBusinessCard } from './found-business-card'
import { adviceFor, widerSearches } from './wider-searches'

interface NothingFoundProps {
  fields: BusinessSearchFields
  answer: BusinessSearchAnswer
}

/**
 * Shown if nothing matches the search: the nearest businesses, wider searches, and an invitation to register a
 * business.
 */
export function NothingFound({ fields, answer: { nearest, place } }: NothingFoundProps) {
  const ways = widerSearches(fields)
  // Undefined if the search already asks for everything.
  const widest = ways.pop()
  return (
    <>
      {nearest.length > 0 && (
        <section aria-label="Lo más cercano" className="space-y-4">
          <p className="text-muted-foreground">Lo más cerca que encontramos:</p>
          <ul className="space-y-4">
            {nearest.map((business) => (
              <FoundBusinessCard key={business.id} business={business} />
            ))}
          </ul>
        </section>
      )}
      <OtherSearchLinks ways={ways} />
      <EmptyState
        drawing="emptySearch"
        title={adviceFor(fields) ?? 'Todavía no hay negocios'}
        action={widest && <ButtonLink href={widest.href}>{widest.text}</ButtonLink>}
      />
      <div className="flex flex-col items-center gap-3 text-center">
        <p className="text-muted-foreground">
          {place ? `¿Tenés un negocio en ${place.city}?` : '¿Tenés un negocio?'} Registralo y aparece en esta
          búsqueda.
        </p>
        <ButtonLink href={paths.businessBenefits()} variant="outline">
          Registrar mi negocio
        </ButtonLink>
      </div>
    </>
  )
}
