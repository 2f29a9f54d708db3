import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { reviewProvenanceTexts } from '@oficio/contracts/reviews/subjects'
import { BadgeCheck, ClipboardList, MailCheck, QrCode } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

/** A review of paid work weighs more than a review from a proven mailbox. */
const provenanceLooks = {
  work: { tone: 'success', icon: BadgeCheck },
  account: { tone: 'muted', icon: MailCheck },
  qr: { tone: 'success', icon: QrCode },
  request: { tone: 'muted', icon: ClipboardList },
} as const

/** By what it is known that the author has to do with what the review is about. */
export function Provenance({ source }: { source: PublicReview['provenance'] }) {
  const { tone, icon: Icon } = provenanceLooks[source]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {reviewProvenanceTexts[source]}
    </Badge>
  )
}
