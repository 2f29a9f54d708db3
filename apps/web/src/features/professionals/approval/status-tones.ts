import type { ProfessionalStatus } from '@oficio/contracts/professionals/approval'
import type { BadgeTone } from '@/components/ui/badge'

/** As an admin sees a professional's account. */
export const statusTones: Record<ProfessionalStatus, BadgeTone> = {
  pending_payment: 'muted',
  pending_approval: 'sol',
  approved: 'success',
  rejected: 'muted',
  suspended: 'urgent',
  closed: 'muted',
}
