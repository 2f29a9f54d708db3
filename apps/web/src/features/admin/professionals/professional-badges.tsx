import type { ProfessionalRow } from '@oficio/contracts/admin/professionals'
import { professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { Badge } from '@/components/ui/badge'
import { statusTones } from '@/features/professionals/approval/status-tones'

/** Where a professional's account stands, and whether they take work now. */
export function ProfessionalBadges({
  professional: { status, isAvailable },
}: {
  professional: Pick<ProfessionalRow, 'status' | 'isAvailable'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[status]}>{professionalStatusTexts[status]}</Badge>
      {status === 'approved' && !isAvailable && <Badge>No disponible</Badge>}
    </span>
  )
}
