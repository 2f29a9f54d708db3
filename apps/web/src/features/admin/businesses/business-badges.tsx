import type { BusinessRow } from '@oficio/contracts/admin/businesses'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { Badge } from '@/components/ui/badge'
import { adminTones } from '@/features/businesses/decisions/admin-tones'

/** Where a business stands, and whether something of it was verified. */
export function BusinessBadges({
  business: { status, isVerified },
}: {
  business: Pick<BusinessRow, 'status' | 'isVerified'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={adminTones[status]}>{adminStatusTexts[status]}</Badge>
      {isVerified && <Badge>Verificado</Badge>}
    </span>
  )
}
