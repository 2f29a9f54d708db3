import { type ProfessionalStanding, professionalStatusTexts } from '@oficio/contracts/professionals'
import { Badge } from '@/components/ui/badge'
import { StandingDialog } from './standing-dialog'

/** How a professional's account stands, and what an admin may decide about it. */
export function AccountStanding({ professional }: { professional: ProfessionalStanding }) {
  const { name, status, reason } = professional
  const isDecidable = status === 'approved' || status === 'suspended'
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p>{name}</p>
        <Badge tone={status === 'suspended' ? 'urgent' : 'muted'}>{professionalStatusTexts[status]}</Badge>
      </div>
      {status === 'suspended' && reason && (
        <p className="break-words text-muted-foreground">Motivo: {reason}</p>
      )}
      {isDecidable && <StandingDialog professional={professional} />}
    </div>
  )
}
