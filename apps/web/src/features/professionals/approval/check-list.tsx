'use client'

import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import { checkLabels, type ProfessionalCheck, setCheckEndpoint } from '@oficio/contracts/professionals/checks'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface CheckListProps {
  account: ProfessionalState
  checks: readonly ProfessionalCheck[]
}

/** What the team checked about an approved account. Each checkbox is saved at once. */
export function CheckList({ account, checks }: CheckListProps) {
  const { run, isPending } = useApiAction()
  const isDecided = account.status === 'approved' || account.status === 'suspended'
  if (!isDecided || checks.length === 0) return null
  return (
    <Section
      title="Lo que comprobamos"
      description="Su perfil público dice solo lo marcado, con la fecha. Si cambia el dato, la marca se va sola."
    >
      <Card className="needs-script">
        {checks.map(({ kind, facts, fact, checkedAt, adminName }) => (
          <Checkbox
            key={kind}
            label={checkLabels[kind]}
            hint={checkedAt ? `${facts}. ${adminName ?? 'El equipo'}, ${formatDate(checkedAt)}` : facts}
            checked={checkedAt !== null}
            disabled={isPending}
            onCheckedChange={(isChecked) =>
              run(
                () =>
                  callApi(setCheckEndpoint, { params: { id: account.id, kind }, body: { isChecked, fact } }),
                { success: isChecked ? 'Comprobación guardada' : 'Comprobación retirada' },
              )
            }
          />
        ))}
      </Card>
    </Section>
  )
}
