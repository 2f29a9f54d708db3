import { paths } from '@oficio/contracts/paths'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { ResultCard } from './result-card'
import { resultCardFacts } from './result-card-facts'

interface FoundProfessionalCardProps {
  professional: FoundProfessional
  isOutside?: boolean
  isAnswer?: boolean
}

/** A professional in the results of a search. */
export const FoundProfessionalCard = ({ professional, ...options }: FoundProfessionalCardProps) => (
  <ResultCard facts={resultCardFacts(professional)} orderHref={paths.searchOrder()} {...options} />
)
