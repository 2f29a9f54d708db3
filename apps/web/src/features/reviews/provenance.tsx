import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { reviewProvenanceTexts } from '@oficio/contracts/reviews/subjects'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'

/** The look of each provenance. Proven work or a visit looks stronger than a confirmed email address. */
export const provenanceLooks = {
  work: { tone: 'success', icon: 'badge-check' },
  account: { tone: 'muted', icon: 'mail' },
  qr: { tone: 'success', icon: 'map-pin' },
  request: { tone: 'muted', icon: 'pen-line' },
} as const

/** The badge that says how the author's relation to the reviewed business or professional was verified. */
export function Provenance({ source }: { source: PublicReview['provenance'] }) {
  const { tone, icon } = provenanceLooks[source]
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {reviewProvenanceTexts[source]}
    </Badge>
  )
}
