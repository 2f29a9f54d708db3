'use client'

import { limits } from '@oficio/contracts/limits'
import { texts } from '@oficio/contracts/texts'
import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Textarea } from '@/components/ui/textarea'
import { useStatusAction } from './use-status-action'

interface CancelDialogProps {
  requestId: string
  token: string
}

const reasons = [
  'Ya lo resolví por mi cuenta',
  'Contraté a alguien por otro lado',
  'Nadie me contactó',
  'Ya no lo necesito',
]
const ownReason = 'Otro motivo'

/** 'Cancelar solicitud', with a reason: the professionals who have the contact data read it. */
export function CancelDialog({ requestId, token }: CancelDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [choice, setChoice] = useState('')
  const [text, setText] = useState('')
  const { change, isPending } = useStatusAction(requestId, token)
  const reason = (choice === ownReason ? text : choice).trim()
  const isTooLong = reason.length > limits.noteMax

  const cancel = () =>
    change(
      { status: 'cancelled', reason },
      { success: 'La solicitud quedó cancelada.', onSuccess: () => setIsOpen(false) },
    )

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="text-urgent hover:bg-urgent-soft">
          <CircleX aria-hidden />
          Cancelar solicitud
        </Button>
      </DialogTrigger>
      <DialogContent
        title="¿Por qué la cancelás?"
        description="Se lo decimos a los profesionales que abrieron tus datos. No se puede volver atrás."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button
              variant="destructive"
              onClick={cancel}
              disabled={reason === '' || isTooLong}
              isLoading={isPending}
            >
              Cancelar solicitud
            </Button>
          </>
        }
      >
        <RadioGroup value={choice} onValueChange={setChoice} aria-label="Motivo">
          {[...reasons, ownReason].map((label) => (
            <RadioCard key={label} value={label} label={label} />
          ))}
        </RadioGroup>
        {choice === ownReason && (
          <Field
            label="Contanos"
            className="pt-4"
            error={isTooLong ? texts.maxLength('reason', limits.noteMax) : undefined}
          >
            {(props) => (
              <Textarea {...props} value={text} onChange={(event) => setText(event.target.value)} rows={3} />
            )}
          </Field>
        )}
      </DialogContent>
    </Dialog>
  )
}
