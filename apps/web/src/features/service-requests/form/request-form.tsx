'use client'

import type { PlaceView } from '@oficio/contracts/places'
import type { RubroView } from '@oficio/contracts/rubros'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
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
import { SubmitRow } from './submit-row'
import { UrgencySection } from './urgency-section'
import { useRequestForm } from './use-request-form'
import { WhereSection } from './where-section'

export interface RequestFormProps {
  opened: OpenedForm
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  leadsPerRequest: number
  anonymiseAfterDays: number
  urgentOffer: UrgentOffer
  /** The urgency fee that waits for this form; null: none was paid. */
  paidWith: string | null
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
  urgentOffer,
  paidWith,
  onFiled,
  ...settings
}: RequestFormProps) {
  const [idempotencyKey, setIdempotencyKey] = useState(opened.idempotencyKey)
  const { priceArs } = urgentOffer
  const isPaid = paidWith !== null
  const { form, attempt, refusal, leavingTo, send } = useRequestForm({ opened, priceArs, paidWith, onFiled })

  const sendAsNew = () => {
    const key = randomKey()
    setIdempotencyKey(key)
    void send(key)()
  }
  const sendPlain = () => {
    form.setValue('isUrgent', false)
    void send(idempotencyKey)()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send(idempotencyKey)} className="relative space-y-5">
        {attempt > 0 && <ErrorSummary errors={errorsOf(form.formState.errors)} attempt={attempt} />}
        <FormSection title="¿Qué necesitás?">
          <JobFields rubros={rubros} />
        </FormSection>
        <FormSection title="Fotos">{photoField}</FormSection>
        <WhereSection provincias={provincias} />
        <ContactSection {...settings} />
        <ExpirySection />
        <UrgencySection offer={urgentOffer} isPaid={isPaid} />
        <Honeypot />
        {refusal && (
          <SubmitRefusal
            refusal={refusal}
            priceArs={priceArs}
            onSendAsNew={sendAsNew}
            onSendPlain={sendPlain}
          />
        )}
        <SubmitRow priceArs={priceArs} isPaid={isPaid} leavingTo={leavingTo} />
      </form>
    </FormProvider>
  )
}
