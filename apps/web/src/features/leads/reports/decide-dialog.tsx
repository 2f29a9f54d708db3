'use client'

import { decideReportEndpoint } from '@oficio/contracts/leads/reports'
import { limits } from '@oficio/contracts/limits'
import { texts } from '@oficio/contracts/texts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface DecideDialogProps {
  reportId: string
  professionalName: string
  decision: 'return' | 'refuse'
}

const looks = {
  return: {
    button: 'Devolver el contacto',
    title: 'Devolver el contacto',
    consequence:
      'Recupera su contacto gratis, los datos del cliente se le cierran y el lugar queda libre para otro profesional.',
    success: 'Contacto devuelto',
  },
  refuse: {
    button: 'No corresponde',
    title: 'No corresponde devolverlo',
    consequence: 'El contacto sigue contando y no se puede volver a reportar.',
    success: 'Reporte resuelto',
  },
}

/** One of the two decisions; the note is required, stays on record and is mailed to the professional. */
export function DecideDialog({ reportId, professionalName, decision }: DecideDialogProps) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { run, isPending } = useApiAction()
  const { button, title, consequence, success } = looks[decision]

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(note.trim() === '')
    if (note.trim() === '') return
    run(() => callApi(decideReportEndpoint, { params: { id: reportId }, body: { decision, note } }), {
      success,
      refusals: { already_decided: 'Ya resuelto: alguien más lo decidió, o el cliente respondió recién.' },
      onSuccess: () => setIsOpen(false),
    })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant={decision === 'return' ? 'primary' : 'outline'}>{button}</Button>
      </DialogTrigger>
      <DialogContent
        title={title}
        description={`${consequence} ${professionalName} recibe tu nota por email.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={isPending}>
              {button}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate>
          <Field
            label="Nota para el profesional"
            hint="Por qué lo decidís así."
            error={isRefused && note.trim() === '' ? texts.required('note') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={limits.noteMax}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
