'use client'

import {
  type BusinessState,
  endFeatureEndpoint,
  featureBusinessEndpoint,
  wrongFeaturedDay,
} from '@oficio/contracts/businesses/decisions'
import { limits } from '@oficio/contracts/limits'
import { inOwnWords } from '@oficio/contracts/texts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { WordsDialog } from '@/components/ui/words-dialog'
import { WordsField } from '@/components/ui/words-field'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

const dayMs = 24 * 60 * 60 * 1000

const link = '-mx-3 -my-2.5 px-3'
const hint = 'Queda en el registro, con tu nombre.'

/** Features a business until a chosen day, or ends that early. */
export function FeatureDialog({ business, today }: { business: BusinessState; today: string }) {
  return (
    <>
      <ChooseDay business={business} today={today} />
      {business.featuredUntil && <TakeBack business={business} />}
    </>
  )
}

function ChooseDay({
  business: { id, name, featuredUntil },
  today,
}: {
  business: BusinessState
  today: string
}) {
  const formId = useId()
  const { run, isPending } = useApiAction()
  const [isOpen, setIsOpen] = useState(false)
  const [until, setUntil] = useState(featuredUntil ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const last = lastFeaturedDay(today)
  const isDayRight = until >= today && until <= last
  const schema = featureBusinessEndpoint.body.shape.reason
  const fault = schema.safeParse(reason, inOwnWords).error?.issues[0]?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isDayRight || fault !== undefined) return
    run(() => callApi(featureBusinessEndpoint, { params: { id }, body: { until, reason } }), {
      success: 'Negocio destacado',
      onSuccess: () => {
        setIsOpen(false)
        setIsTried(false)
        setReason('')
      },
    })
  }
  const action = featuredUntil ? 'Cambiar la fecha del destacado' : 'Destacar hasta una fecha'
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" className={link}>
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Destacar ${name}`}
        description="Muestra la marca «Destacado» y toma su turno arriba de los resultados, donde se dice que lo eligió el equipo. El orden de los resultados no cambia, y su plan tampoco. Termina solo."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={isPending}>
              Destacar
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate className="space-y-4 pb-1">
          <Field
            label="Hasta qué día"
            hint="Ese día inclusive, hora de Argentina."
            error={isTried && !isDayRight ? wrongFeaturedDay : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                min={today}
                max={last}
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </Field>
          <WordsField
            label="Motivo"
            hint={hint}
            maxLength={schema.maxLength ?? undefined}
            error={isTried ? fault : undefined}
            value={reason}
            onValueChange={setReason}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}

function TakeBack({ business: { id, name } }: { business: BusinessState }) {
  return (
    <WordsDialog
      trigger={
        <Button variant="ghost" className={link}>
          Dejar de destacarlo
        </Button>
      }
      title={`Dejar de destacar ${name}`}
      description="Pierde la marca y su turno en el momento, salvo que su plan los incluya."
      field={{ label: 'Motivo', hint, schema: endFeatureEndpoint.body.shape.reason }}
      submitLabel="Dejar de destacarlo"
      submitVariant="destructive"
      send={(reason) => callApi(endFeatureEndpoint, { params: { id }, body: { reason } })}
      success="Ya no está destacado"
    />
  )
}

/** Returns the last day until which an admin may feature a business, from today ('2026-12-16'). */
const lastFeaturedDay = (today: string): string =>
  new Date(Date.parse(today) + limits.featuredDaysMax * dayMs).toISOString().slice(0, 10)
