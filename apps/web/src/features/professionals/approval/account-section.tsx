import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { AccountState } from './account-state'

/** The account of the professional that an admin's page is about. Renders nothing if there is none. */
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
