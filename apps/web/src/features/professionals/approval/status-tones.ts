import type { ProfessionalStatus } from '@oficio/contracts/professionals/approval'
import type { BadgeTone } from '@/components/ui/badge'

/** The tone of each status of a professional's account, for admins. */
export const statusTones: Record<ProfessionalStatus, BadgeTone> = {
  pending_payment: 'muted',
  pending_approval: 'sol',
  approved: 'success',
  rejected: 'muted',
  suspended: 'urgent',
  closed: 'muted',
}
