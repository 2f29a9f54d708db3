'use client'

import type { LeadForClient } from '@oficio/contracts/service-requests/shapes'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { statusFailure } from '../status-failure'
import { changeStatus } from './use-status-action'

interface StartDialogProps {
  requestId: string
  token: string
  leads: readonly LeadForClient[]
  /** Whether it is the main action, which it is after the first contact. */
  isMain: boolean
}

/** 'Elegir profesional': chooses who does the work, among the professionals with the contact data. */
export function StartDialog({ requestId, token, leads, isMain }: StartDialogProps) {
  const active = leads.filter(({ status }) => status === 'active')
  const [leadId, setLeadId] = useState(active.length === 1 ? (active[0]?.id ?? '') : '')
  return (
    <ConfirmDialog
      trigger={
        <Button variant={isMain ? 'primary' : 'outline'}>
          <UserRoundCheck aria-hidden />
          Elegir profesional
        </Button>
      }
      title="¿Con quién hacés el trabajo?"
      description="La solicitud queda en curso con esa persona, y nadie más va a poder ver tu teléfono ni tu email."
      confirmLabel="Elegir"
      isDisabled={leadId === ''}
      send={() => changeStatus(requestId, token, { status: 'in_progress', leadId })}
      success="Listo: la solicitud está en curso."
      failure={statusFailure}
    >
      <RadioGroup value={leadId} onValueChange={setLeadId} aria-label="Profesional">
        {active.map(({ id, professionalName, companyName }) => (
          <RadioCard
            key={id}
            value={id}
            label={companyName ?? professionalName}
            hint={companyName ? professionalName : undefined}
          />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  )
}
