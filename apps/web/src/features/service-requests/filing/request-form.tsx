'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import dynamic from 'next/dynamic'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { preloadScene } from '@/components/illustrations/scene'
import { ErrorSummary } from '@/components/ui/error-summary'
import { HoneypotInput } from '@/components/ui/honeypot'
import { ensureDevice } from '@/lib/api/ensure-device'
import { keepFocus } from '@/lib/forms/keep-focus'
import { randomKey } from '@/lib/random-key'
import { ContactFields } from '../form/contact-fields'
import { FormSection } from '../form/form-section'
import { PlaceFields } from '../form/place-fields'
import { WorkFields } from '../form/work-fields'
import { UrgencySection } from '../urgency/urgency-section'
import { AskingSection } from './asking-section'
import { ExpirySection } from './expiry-section'
import { errorsOf } from './form-errors'
import { MissingBar } from './missing-bar'
import { SubmitRefusal } from './submit-refusal'
import { SubmitRow } from './submit-row'
import { type RequestFormOptions, useRequestForm } from './use-request-form'
import { loadSending, loadWaitingBox } from './use-sending'

// Loaded on demand, because few visitors have filed from this device before.
const LastClientBox = dynamic(() => import('./last-client-box').then((module) => module.LastClientBox), {
  ssr: false,
})

// Loaded on demand, because few visitors come from a professional's page.
const FirstOfferBox = dynamic(() => import('./first-offer-box').then((module) => module.FirstOfferBox), {
  ssr: false,
})

// Loaded on demand, because few visitors bring a text from another page.
const NeedBox = dynamic(() => import('./need-box').then((module) => module.NeedBox), { ssr: false })

// Loaded on demand, because few visitors send without a connection. It is rendered only if its code was preloaded.
const WaitingBox = dynamic(
  () =>
    loadWaitingBox().then(
      (module) => module.WaitingBox,
      () => () => null,
    ),
  { ssr: false },
)

export interface RequestFormProps extends Omit<RequestFormOptions, 'priceArs'> {
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  urgentOffer: UrgentOffer
  /** Shown beside the price of urgency. */
  netPrice: ReactNode
  /** The terms of the urgency fee. */
  urgencyTerms: ReactNode
  /** Explains who will see the contact data; shown beside it. */
  contactPromise: ReactNode
  /** Explains what happens after the days; shown beside them. */
  expiryPromise: ReactNode
  /** The field for photos, which reads this form from the context. */
  photoField: ReactNode
}

/** Preloads the code for sending and for the views after it with their drawings, as soon as the visitor begins to type. */
function prepareToSend(): void {
  void ensureDevice()
  void import('./filed/filed-view').catch(() => undefined)
  void loadSending().catch(() => undefined)
  void loadWaitingBox().catch(() => undefined)
  preloadScene('requestSent')
  preloadScene('offline')
}

/** The service request form (docs/product.md, 'Filing'). */
export function RequestForm({ rubros, provincias, urgentOffer, ...props }: RequestFormProps) {
  const { state, dispatch } = props
  const { attempt } = state
  const { link, paidWith, preferredId, isRemembered, isRestored } = state.form
  const { priceArs } = urgentOffer
  const isPaid = paidWith !== null
  const summary = useRef<HTMLDivElement>(null)
  const { form, send, stopWaiting } = useRequestForm({ ...props, priceArs })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const sendAsNew = () => {
    const idempotencyKey = randomKey()
    dispatch({ type: 'keyRenewed', idempotencyKey })
    void send(idempotencyKey)
  }
  const sendPlain = () => {
    form.setValue('isUrgent', false)
    void send()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        onMouseDown={keepFocus}
        onFocus={prepareToSend}
        className="relative space-y-5"
      >
        {attempt > 0 && (
          <div ref={summary} className="empty:hidden">
            <ErrorSummary errors={errorsOf(form.formState.errors)} attempt={attempt} />
          </div>
        )}
        {preferredId && (
          <FirstOfferBox
            professionalId={preferredId}
            onDrop={() => dispatch({ type: 'professionalDropped' })}
          />
        )}
        <AskingSection name="work" title="¿Qué necesitás?">
          {link.need !== '' && link.rubroId === '' && <NeedBox need={link.need} rubros={rubros} />}
          <WorkFields rubros={rubros} />
        </AskingSection>
        <FormSection title="Fotos">{props.photoField}</FormSection>
        {isRemembered && <LastClientBox onForget={() => dispatch({ type: 'clientForgotten' })} />}
        <AskingSection name="place" title="¿Dónde?">
          <PlaceFields provincias={provincias} />
        </AskingSection>
        <UrgencySection
          offer={urgentOffer}
          isPaid={isPaid}
          netPrice={props.netPrice}
          urgencyTerms={props.urgencyTerms}
        />
        <AskingSection name="contact" title="¿Cómo te contactan?">
          <ContactFields />
          {props.contactPromise}
        </AskingSection>
        <ExpirySection promise={props.expiryPromise} />
        <HoneypotInput {...form.register('website')} />
        {state.name === 'refused' && state.refusal && (
          <SubmitRefusal
            refusal={state.refusal}
            priceArs={priceArs}
            onSendAsNew={sendAsNew}
            onSendPlain={sendPlain}
          />
        )}
        {state.name === 'waiting' && <WaitingBox onSend={send} onStop={stopWaiting} />}
        <MissingBar summary={summary} attempt={attempt} isRestored={isRestored} />
        <SubmitRow priceArs={priceArs} isPaid={isPaid} state={state} />
      </form>
    </FormProvider>
  )
}
