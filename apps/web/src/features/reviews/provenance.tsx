import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { reviewProvenanceTexts } from '@oficio/contracts/reviews/subjects'
import { BadgeCheck, ClipboardList, MailCheck, QrCode } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

/** The look of each provenance. Proven work or a visit looks stronger than a confirmed email address. */
const provenanceLooks = {
  work: { tone: 'success', icon: BadgeCheck },
  account: { tone: 'muted', icon: MailCheck },
  qr: { tone: 'success', icon: QrCode },
  request: { tone: 'muted', icon: ClipboardList },
} as const

/** The badge that says how the author's relation to the reviewed business or professional was verified. */
export function Provenance({ source }: { source: PublicReview['provenance'] }) {
  const { tone, icon: Icon } = provenanceLooks[source]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {reviewProvenanceTexts[source]}
    </Badge>
  )
}
