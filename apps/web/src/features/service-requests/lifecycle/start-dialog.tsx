'use client'

import type { LeadForClient } from '@oficio/contracts/service-requests/shapes'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { useStatusAction } from './use-status-action'

interface StartDialogProps {
  requestId: string
  token: string
  leads: readonly LeadForClient[]
  /** Once contact was made this is what comes next. */
  isMain: boolean
}

/** 'Elegir profesional': with whom the work is done, among those who have the contact data. */
export function StartDialog({ requestId, token, leads, isMain }: StartDialogProps) {
  const active = leads.filter(({ status }) => status === 'active')
  const [isOpen, setIsOpen] = useState(false)
  const [leadId, setLeadId] = useState(active.length === 1 ? (active[0]?.id ?? '') : '')
  const { change, isPending } = useStatusAction(requestId, token)

  const start = () =>
    change(
      { status: 'in_progress', leadId },
      { success: 'Listo: la solicitud está en curso.', onSuccess: () => setIsOpen(false) },
    )

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant={isMain ? 'primary' : 'outline'}>
          <UserRoundCheck aria-hidden />
          Elegir profesional
        </Button>
      </DialogTrigger>
      <DialogContent
        title="¿Con quién hacés el trabajo?"
        description="La solicitud queda en curso con esa persona, y nadie más va a poder ver tu teléfono ni tu email."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button onClick={start} disabled={leadId === ''} isLoading={isPending}>
              Elegir
            </Button>
          </>
        }
      >
        <RadioGroup value={leadId} onValueChange={setLeadId} aria-label="Profesional">
          {active.map(({ id, professionalName, companyName }) => (
            <RadioCard key={id} value={id} label={professionalName} hint={companyName ?? undefined} />
          ))}
        </RadioGroup>
      </DialogContent>
    </Dialog>
  )
}
