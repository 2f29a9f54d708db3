'use client'

import type { PlaceView } from '@oficio/contracts/places'
import type { RubroView } from '@oficio/contracts/rubros'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { randomKey } from '@/lib/random-key'
import type { FiledRequest } from '../filed/filed-request'
import { ContactSection } from './contact-section'
import type { OpenedForm } from './draft'
import { ExpirySection } from './expiry-section'
import { errorsOf } from './form-errors'
import { FormSection } from './form-section'
import { Honeypot } from './honeypot'
import { JobFields } from './job-fields'
import { SubmitRefusal } from './submit-refusal'
import { useRequestForm } from './use-request-form'
import { WhereSection } from './where-section'

export interface RequestFormProps {
  opened: OpenedForm
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  leadsPerRequest: number
  anonymiseAfterDays: number
  /** The field of photos, which finds this form through its context. */
  photoField: ReactNode
  onFiled: (filed: FiledRequest) => void
}

/** The service request form (spec sections 3 and 5). */
export function RequestForm({
  opened,
  rubros,
  provincias,
  photoField,
  onFiled,
  ...settings
}: RequestFormProps) {
  const [idempotencyKey, setIdempotencyKey] = useState(opened.idempotencyKey)
  const { form, attempt, refusal, send } = useRequestForm({ opened, onFiled })
  const { isSubmitting, errors } = form.formState

  const sendAsNew = () => {
    const key = randomKey()
    setIdempotencyKey(key)
    void send(key)()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send(idempotencyKey)} className="relative space-y-5">
        {attempt > 0 && <ErrorSummary errors={errorsOf(errors)} attempt={attempt} />}
        <FormSection title="¿Qué necesitás?">
          <JobFields rubros={rubros} />
        </FormSection>
        <FormSection title="Fotos">{photoField}</FormSection>
        <WhereSection provincias={provincias} />
        <ContactSection {...settings} />
        <ExpirySection />
        <Honeypot />
        {refusal && <SubmitRefusal refusal={refusal} onSendAsNew={sendAsNew} />}
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-5">
          <Button type="submit" variant="sol" size="lg" disabled={isSubmitting}>
            <Send aria-hidden />
            {isSubmitting ? 'Enviando…' : 'Enviar solicitud'}
          </Button>
          <p className="text-sm text-muted-foreground">Es gratis y no hace falta crear una cuenta.</p>
        </div>
      </form>
    </FormProvider>
  )
}
