import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { AccountState } from './account-state'

/** The account of the professional whom an admin's page is about; nothing where it is about none. */
export function AccountSection({ professional }: { professional: ProfessionalState | null }) {
  if (!professional) return null
  return (
    <Section title="Cuenta del profesional">
      <Card>
        <AccountState professional={professional} />
      </Card>
    </Section>
  )
}
