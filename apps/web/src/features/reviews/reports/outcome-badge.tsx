import { type ReviewReportOutcome, reviewReportOutcomeTexts } from '@oficio/contracts/reviews/reports'
import { Badge } from '@/components/ui/badge'

/** The outcome of a review report. */
export const OutcomeBadge = ({ outcome }: { outcome: ReviewReportOutcome }) => (
  <Badge tone={outcome === 'hidden' ? 'sol' : 'muted'}>{reviewReportOutcomeTexts[outcome]}</Badge>
)
