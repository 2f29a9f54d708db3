import { paths } from '@oficio/contracts/paths'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { ResultCard } from './result-card'
import { type Need, resultCardFacts } from './result-card-facts'

interface FoundProfessionalCardProps {
  professional: FoundProfessional
  need: Need
  isOutside?: boolean
  isAnswer?: boolean
}

/** A professional in the results of a search. */
export const FoundProfessionalCard = ({ professional, need, ...options }: FoundProfessionalCardProps) => (
  <ResultCard facts={resultCardFacts(professional, need)} orderHref={paths.searchOrder()} {...options} />
)
