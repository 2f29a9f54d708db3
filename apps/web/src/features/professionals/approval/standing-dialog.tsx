'use client'

import { limits } from '@oficio/contracts/limits'
import {
  type PlanHold,
  type ProfessionalStanding,
  reinstateProfessionalEndpoint,
  suspendProfessionalEndpoint,
} from '@oficio/contracts/professionals/approval'
import { texts } from '@oficio/contracts/texts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** What becomes of the plan; nothing is said to pause, or to go on, that does not. */
const plans = {
  suspend: {
    charged: 'Le pedimos a Mercado Pago que pause su suscripción.',
    paused: 'Su suscripción ya está en pausa.',
    none: 'No tiene una suscripción que se cobre.',
  },
  reinstate: {
    charged: 'Su suscripción sigue como está.',
    paused: 'Le pedimos a Mercado Pago que reanude la suscripción que se pausó.',
    none: 'No hay ninguna suscripción para reanudar.',
  },
} as const satisfies Record<string, Record<PlanHold, string>>

const suspend = {
  endpoint: suspendProfessionalEndpoint,
  action: 'Suspender la cuenta',
  description:
    'Deja de ver los contactos que abrió y no recibe solicitudes. Le mandamos el motivo por email.',
  plans: plans.suspend,
  hint: 'Lo lee el profesional, y queda en el registro con tu nombre.',
  success: 'Cuenta suspendida',
  tone: 'destructive',
} as const

const reinstate = {
  endpoint: reinstateProfessionalEndpoint,
  action: 'Habilitar la cuenta',
  description: 'Vuelve a ver los contactos de las solicitudes abiertas y recibe nuevas.',
  plans: plans.reinstate,
  hint: 'Queda en el registro, con tu nombre.',
  success: 'Cuenta habilitada',
  tone: 'primary',
} as const

/** Suspends an account or ends its suspension; the reason is required and stays on record. */
export function StandingDialog({ professional }: { professional: ProfessionalStanding }) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { run, isPending } = useApiAction()
  const does = professional.status === 'suspended' ? reinstate : suspend

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(reason.trim() === '')
    if (reason.trim() === '') return
    run(() => callApi(does.endpoint, { params: { id: professional.id }, body: { reason } }), {
      success: does.success,
      onSuccess: () => {
        setIsOpen(false)
        setReason('')
      },
    })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          className={
            does === suspend ? '-mx-3 -my-2.5 px-3 text-urgent hover:bg-urgent-soft' : '-mx-3 -my-2.5 px-3'
          }
        >
          {does.action}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`${does.action} de ${professional.name}`}
        description={`${does.description} ${does.plans[professional.plan]}`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button variant={does.tone} type="submit" form={formId} isLoading={isPending}>
              {does.action}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate className="pb-1">
          <Field
            label="Motivo"
            hint={does.hint}
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
