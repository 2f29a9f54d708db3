import { type BusinessStatus, businessStatusTexts } from '@oficio/contracts/businesses/states'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<BusinessStatus, BadgeTone> = {
  pending_payment: 'sol',
  active: 'success',
  past_due: 'sol',
  suspended: 'urgent',
  cancelled: 'muted',
  paused: 'muted',
  rejected: 'urgent',
  removed: 'muted',
}

/** The status of a business, for its owner, in a few words. */
export function StatusBadge({ status }: { status: BusinessStatus }) {
  return (
    <Badge tone={tones[status]} className="h-auto min-h-6 max-w-full whitespace-normal">
      {businessStatusTexts[status]}
    </Badge>
  )
}
