'use client'

import { reportLeadEndpoint } from '@oficio/contracts/leads/endpoints'
import { type ReportReason, reportReasons, reportReasonTexts } from '@oficio/contracts/leads/reports'
import { limits } from '@oficio/contracts/limits'
import { Flag } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { WordsField } from '@/components/ui/words-field'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { focusFault } from '@/lib/forms/focus-fault'

/** 'Reportar contacto': asks why the lead is dead, and explains what happens next. */
export function ReportDialog({ leadId }: { leadId: string }) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { run, isPending } = useApiAction()

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setIsRefused(reason === null))
    if (reason === null) return focusFault(event.currentTarget)
    const body = { reason, ...(note.trim() ? { note } : {}) }
    run(() => callApi(reportLeadEndpoint, { params: { id: leadId }, body }), {
      success: 'Recibimos tu reporte',
      onSuccess: () => setIsOpen(false),
    })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Flag aria-hidden />
          Reportar contacto
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Reportar contacto"
        description="Le preguntamos al cliente por email. Si su respuesta coincide, o su email no existe, te devolvemos el contacto en el momento; si no, lo decide nuestro equipo."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={isPending}>
              Enviar reporte
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate className="space-y-5">
          <FieldSet legend="¿Qué pasó?" error={isRefused && reason === null ? 'Elegí qué pasó.' : undefined}>
            <RadioGroup
              value={reason ?? ''}
              onValueChange={(value) => setReason(reportReasons.find((option) => option === value) ?? null)}
            >
              {reportReasons.map((option) => (
                <RadioCard key={option} value={option} label={reportReasonTexts[option]} />
              ))}
            </RadioGroup>
          </FieldSet>
          <WordsField
            label="Contanos más"
            hint="Por ejemplo, cuántas veces y a qué hora llamaste."
            isOptional
            maxLength={limits.noteMax}
            value={note}
            onValueChange={setNote}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
