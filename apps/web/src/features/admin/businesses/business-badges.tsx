import type { BusinessRow } from '@oficio/contracts/admin/businesses'
import { adminStatusTexts, type BusinessStatus } from '@oficio/contracts/businesses/states'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<BusinessStatus, BadgeTone> = {
  pending_payment: 'sol',
  active: 'success',
  past_due: 'sol',
  suspended: 'muted',
  cancelled: 'muted',
  paused: 'muted',
  rejected: 'urgent',
  removed: 'muted',
}

/** Where a business stands, and whether something of it was verified. */
export function BusinessBadges({
  business: { status, isVerified },
}: {
  business: Pick<BusinessRow, 'status' | 'isVerified'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{adminStatusTexts[status]}</Badge>
      {isVerified && <Badge>Verificado</Badge>}
    </span>
  )
}
