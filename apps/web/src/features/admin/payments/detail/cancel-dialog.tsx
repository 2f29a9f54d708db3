'use client'

import { cancelSubscriptionByAdminEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { limits } from '@oficio/contracts/limits'
import { texts } from '@oficio/contracts/texts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface CancelDialogProps {
  subscriptionId: string
  payerText: string
}

/** Ends a subscription for good; the reason is required and stays on record. */
export function CancelDialog({ subscriptionId, payerText }: CancelDialogProps) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { run, isPending } = useApiAction()

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(reason.trim() === '')
    if (reason.trim() === '') return
    run(
      () => callApi(cancelSubscriptionByAdminEndpoint, { params: { id: subscriptionId }, body: { reason } }),
      {
        success: 'Suscripción cancelada: no se hacen más cobros',
        refusals: { nothing_to_cancel: 'Ya estaba cancelada, o la cancelación está en camino.' },
        onSuccess: () => setIsOpen(false),
      },
    )
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Cancelar la suscripción</Button>
      </DialogTrigger>
      <DialogContent
        title="Cancelar la suscripción"
        description={`No se le cobra más a ${payerText}. Lo que ya pagó le sirve hasta que termine el mes. No se puede deshacer.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button variant="destructive" type="submit" form={formId} isLoading={isPending}>
              Cancelar la suscripción
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate className="pb-1">
          <Field
            label="Motivo"
            hint="Queda en el registro, con tu nombre."
            error={isRefused && reason.trim() === '' ? texts.required('reason') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={limits.noteMax}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
