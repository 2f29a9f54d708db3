import type { ProfessionalStanding } from '@oficio/contracts/professionals/approval'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { AccountStanding } from './account-standing'

/** The account of the professional whom an admin's page is about; nothing where it is about none. */
export function AccountSection({ professional }: { professional: ProfessionalStanding | null }) {
  if (!professional) return null
  return (
    <Section title="Cuenta del profesional">
      <Card>
        <AccountStanding professional={professional} />
      </Card>
    </Section>
  )
}
