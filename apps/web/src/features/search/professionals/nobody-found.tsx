import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { SearchAnswer } from '@oficio/contracts/search/professionals'
import { requestFormPath } from '@oficio/contracts/service-requests/form-path'
import { SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { WaysOn } from '../ways-on'
import { nobodyText, nobodyTitle, soughtRubro } from './nobody-text'
import { otherSearches } from './other-searches'
import { ResultCard } from './result-card'
import type { Asked } from './search-address'

interface NobodyFoundProps {
  asked: Asked
  rubros: readonly RubroView[]
  answer: SearchAnswer
}

/** Nobody answers the search: who would be nearest, how to search on, and what can be asked all the same. */
export function NobodyFound({ asked, rubros, answer }: NobodyFoundProps) {
  const { nearest, place } = answer
  const rubro = soughtRubro(rubros, asked, answer)
  const others = otherSearches(asked, answer)
  return (
    <>
      {nearest.length > 0 && (
        <section aria-label="Los más cercanos" className="space-y-4">
          <p className="text-muted-foreground">
            {nearest.length === 1
              ? 'Quien está más cerca, y hasta dónde trabaja:'
              : 'Quienes están más cerca, y hasta dónde trabajan:'}
          </p>
          <ul className="space-y-4">
            {nearest.map((found) => (
              <ResultCard key={found.id} found={found} isOutside />
            ))}
          </ul>
        </section>
      )}
      <WaysOn ways={others} />
      <EmptyState
        icon={SearchX}
        title={nobodyTitle(asked, { rubro, place })}
        description={nobodyText(place)}
        action={
          <Button asChild>
            <Link href={requestFormPath(rubro?.id, place, asked.query)}>Solicitar un servicio</Link>
          </Button>
        }
      />
    </>
  )
}
