import type { ProfessionalRow } from '@oficio/contracts/admin/professionals'
import { type ProfessionalStatus, professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<ProfessionalStatus, BadgeTone> = {
  pending_payment: 'muted',
  pending_approval: 'sol',
  approved: 'success',
  rejected: 'muted',
  suspended: 'urgent',
  closed: 'muted',
}

/** Where a professional's account stands, and whether they take work now. */
export function ProfessionalBadges({
  professional: { status, isAvailable },
}: {
  professional: Pick<ProfessionalRow, 'status' | 'isAvailable'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{professionalStatusTexts[status]}</Badge>
      {status === 'approved' && !isAvailable && <Badge>No disponible</Badge>}
    </span>
  )
}
