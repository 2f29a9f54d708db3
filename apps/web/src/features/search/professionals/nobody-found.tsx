import { paths } from '@oficio/contracts/paths'
import type { SearchAnswer } from '@oficio/contracts/search/professionals'
import { SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { WaysOn } from '../ways-on'
import { nobodyText, otherSearches } from './other-searches'
import { ResultCard } from './result-card'
import type { Asked } from './search-address'

interface NobodyFoundProps {
  asked: Asked
  answer: SearchAnswer
}

/** Nobody answers the search: who would be nearest, how to search on, and what can be asked all the same. */
export function NobodyFound({ asked, answer }: NobodyFoundProps) {
  const { nearest, place } = answer
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
        title="Probá con otra palabra o con menos filtros"
        description={nobodyText(place)}
        action={
          <Button asChild>
            <Link href={paths.serviceRequestForm()}>Solicitar un servicio</Link>
          </Button>
        }
      />
    </>
  )
}
