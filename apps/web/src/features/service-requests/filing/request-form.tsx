'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import dynamic from 'next/dynamic'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { ensureDevice } from '@/lib/api/ensure-device'
import { keepFocus } from '@/lib/forms/keep-focus'
import { randomKey } from '@/lib/random-key'
import { FormSection } from '../form/form-section'
import type { KnownContact } from '../form/request-values'
import { WorkFields } from '../form/work-fields'
import { UrgencySection } from '../urgency/urgency-section'
import { AskingSection } from './asking-section'
import { ContactSection } from './contact-section'
import { ExpirySection } from './expiry-section'
import type { FiledRequest } from './filed/filed-request'
import { errorsOf } from './form-errors'
import { Honeypot } from './honeypot'
import type { OpenedForm } from './kept/kept-form'
import { MissingBar } from './missing-bar'
import { SubmitRefusal } from './submit-refusal'
import { SubmitRow } from './submit-row'
import { loadSending, useRequestForm } from './use-request-form'
import { loadWaitingBox } from './use-waiting-box'
import { WhereSection } from './where-section'

// Few have filed from this device before: the others need none of its code.
const LastClientBox = dynamic(() => import('./kept/last-client-box').then((module) => module.LastClientBox), {
  ssr: false,
})

// Few come from a professional's page: the others need none of its code.
const FirstOfferBox = dynamic(() => import('./first-offer-box').then((module) => module.FirstOfferBox), {
  ssr: false,
})

// Few come with words of their own from another page.
const NeedBox = dynamic(() => import('./need-box').then((module) => module.NeedBox), { ssr: false })

export interface RequestFormProps {
  opened: OpenedForm
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  urgentOffer: UrgentOffer
  /** Beside the price of urgency. */
  netPrice: ReactNode
  /** What its fee brings. */
  urgencyTerms: ReactNode
  /** Of the signed-in user; null for others, and until the session is loaded. */
  contact: KnownContact | null
  /** The urgency fee that waits for this form; null: none was paid. */
  paidWith: string | null
  /** Beside the contact data: who will see it. */
  contactPromise: ReactNode
  /** Beside the days: what happens after them. */
  expiryPromise: ReactNode
  /** The field of photos, which finds this form through its context. */
  photoField: ReactNode
  onFiled: (filed: FiledRequest) => void
}

/** What sending takes and what follows it is fetched when somebody begins, so that it is at hand when they are done. */
function prepareToSend(): void {
  void ensureDevice()
  void import('./filed/filed-view').catch(() => undefined)
  void loadWaitingBox().catch(() => undefined)
  void loadSending().catch(() => undefined)
}

/** The service request form (docs/product.md, 'Filing'). */
export function RequestForm({
  opened,
  rubros,
  provincias,
  photoField,
  urgentOffer,
  netPrice,
  urgencyTerms,
  paidWith,
  contact,
  onFiled,
  contactPromise,
  expiryPromise,
}: RequestFormProps) {
  const [idempotencyKey, setIdempotencyKey] = useState(opened.idempotencyKey)
  const summary = useRef<HTMLDivElement>(null)
  const { priceArs } = urgentOffer
  const isPaid = paidWith !== null
  const { need, rubroId } = opened.openedWith
  const [preferredId, setPreferredId] = useState(opened.openedWith.preferredId)
  const { form, attempt, refusal, leavingTo, send, WaitingBox, stopWaiting } = useRequestForm({
    opened,
    preferredId,
    contact,
    priceArs,
    paidWith,
    onFiled,
  })

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
      <form
        noValidate
        onSubmit={send(idempotencyKey)}
        onMouseDown={keepFocus}
        onFocus={prepareToSend}
        className="relative space-y-5"
      >
        {attempt > 0 && (
          <div ref={summary} className="empty:hidden">
            <ErrorSummary errors={errorsOf(form.formState.errors)} attempt={attempt} />
          </div>
        )}
        {preferredId && <FirstOfferBox professionalId={preferredId} onDrop={() => setPreferredId('')} />}
        <AskingSection name="work" title="¿Qué necesitás?">
          {need !== '' && rubroId === '' && <NeedBox need={need} rubros={rubros} />}
          <WorkFields rubros={rubros} />
        </AskingSection>
        <FormSection title="Fotos">{photoField}</FormSection>
        {opened.isRemembered && <LastClientBox />}
        <WhereSection provincias={provincias} />
        <UrgencySection offer={urgentOffer} isPaid={isPaid} netPrice={netPrice} urgencyTerms={urgencyTerms} />
        <ContactSection promise={contactPromise} />
        <ExpirySection promise={expiryPromise} />
        <Honeypot />
        {refusal && (
          <SubmitRefusal
            refusal={refusal}
            priceArs={priceArs}
            onSendAsNew={sendAsNew}
            onSendPlain={sendPlain}
          />
        )}
        {WaitingBox && <WaitingBox onSend={() => void send(idempotencyKey)()} onStop={stopWaiting} />}
        <MissingBar summary={summary} attempt={attempt} isRestored={opened.restored !== null} />
        <SubmitRow priceArs={priceArs} isPaid={isPaid} leavingTo={leavingTo} />
      </form>
    </FormProvider>
  )
}
