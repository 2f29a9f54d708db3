import { type ProfessionalStanding, professionalStatusTexts } from '@oficio/contracts/professionals'
import { Section } from '@/components/layout/section'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { StandingDialog } from './standing-dialog'

/** The account of the professional who pays, and what may be decided about it. */
export function ProfessionalSection({ professional }: { professional: ProfessionalStanding | null }) {
  if (!professional) return null
  const { name, status, reason } = professional
  const isDecidable = status === 'approved' || status === 'suspended'
  return (
    <Section
      title="Cuenta del profesional"
      actions={
        <Badge tone={status === 'suspended' ? 'urgent' : 'muted'}>{professionalStatusTexts[status]}</Badge>
      }
    >
      <Card className="space-y-4">
        <p>{name}</p>
        {status === 'suspended' && reason && <p className="text-muted-foreground">Motivo: {reason}</p>}
        {isDecidable && <StandingDialog professional={professional} />}
      </Card>
    </Section>
  )
}
