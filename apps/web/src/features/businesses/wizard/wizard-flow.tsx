'use client'

import type { AwaitingPayment as Awaiting } from '@oficio/contracts/businesses/registration'
import { paths } from '@oficio/contracts/paths'
import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FailedLoad } from '@/components/ui/failed-load'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { visitorHasChanged } from '@/features/accounts/sessions/visitor-store'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { formReducer, unreadForm } from '@/lib/forms/form-state'
import { randomKey } from '@/lib/random-key'
import type { WizardStart } from './use-wizard'
import { WizardForm, type WizardFormProps } from './wizard-form'
import { emptyWizard, type WizardValues } from './wizard-values'

interface WizardFlowProps extends Pick<WizardFormProps, 'lists' | 'prices'> {
  withoutScripts: ReactNode
}

/** The wizard in this browser: restores the draft of the visitor and shows the form. */
export function WizardFlow({ withoutScripts, ...form }: WizardFlowProps) {
  const { user, isLoading } = useVisitor()
  const [state, dispatch] = useReducer(formReducer<WizardStart, ErrorView>, null, () =>
    unreadForm(newForm(emptyWizard)),
  )
  const [awaiting, setAwaiting] = useState<Awaiting | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [registeredId, setRegisteredId] = useState<string | null>(null)
  const router = useRouter()
  const email = user?.email ?? ''

  const open = (values: WizardValues | null) => {
    const isRestored = values !== null
    const form = newForm(values ?? { ...emptyWizard, email })
    dispatch({ type: 'opened', form: { ...form, isRestored }, isRestored })
  }
  const openDraft = useEffectEvent(open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has another draft
  useEffect(() => {
    if (isLoading || failure !== null) return
    let isOver = false
    dispatch({ type: 'reread' })
    const load = async () => {
      const { loadDraft } = await loadPart(import('./wizard-draft'))
      const { values, awaitingPayment } = await loadDraft()
      if (isOver) return
      setAwaiting(awaitingPayment)
      openDraft(values)
    }
    // The form stays blocked if the draft cannot be read, because an empty form would overwrite the draft.
    load().catch((reason: unknown) => isOver || setFailure(reason))
    return () => {
      isOver = true
    }
  }, [isLoading, email, failure])

  const startAgain = () => {
    void import('./wizard-draft').then(({ dropDraft }) => dropDraft()).catch(() => undefined)
    open(null)
  }

  const goToPayment = (businessId: string) => {
    setRegisteredId(businessId)
    // Replaces the last step in the history. The next page can be reloaded or left; the plan can still be paid there.
    router.replace(paths.businessRegistered(businessId))
    // The account menu of an owner has a link to their businesses.
    if (user) void visitorHasChanged()
  }

  if (registeredId) return <OpeningPayment businessId={registeredId} />
  return (
    <>
      {awaiting && <AwaitingPayment {...awaiting} />}
      {state.form.isRestored && (
        <Alert
          title="Recuperamos lo que habías escrito"
          action={
            <Button variant="outline" onClick={startAgain}>
              Empezar de nuevo
            </Button>
          }
        >
          {user ? 'Está guardado en tu cuenta.' : 'Está guardado para este dispositivo.'}
        </Alert>
      )}
      {failure !== null && (
        <FailedLoad
          title="No pudimos ver si dejaste algo a medio escribir"
          text={`Para no perderlo, el formulario espera. ${errorOf(failure).text}`}
          onRetry={() => setFailure(null)}
        />
      )}
      <noscript>{withoutScripts}</noscript>
      <div
        inert={state.name === 'unread'}
        aria-busy={state.name === 'unread'}
        className={clsx('needs-script', failure !== null && 'opacity-50')}
      >
        <WizardForm
          key={state.opening}
          {...form}
          state={state}
          dispatch={dispatch}
          hasAccount={user !== null}
          onRegistered={goToPayment}
        />
      </div>
    </>
  )
}

const newForm = (values: WizardValues): WizardStart => ({
  values,
  idempotencyKey: randomKey(),
  isRestored: false,
})

/** Leads an owner who returns to the wizard to the payment of the business registered before. */
const AwaitingPayment = ({ businessId, name }: Awaiting) => (
  <Alert
    title={`Ya registraste ${name}: falta pagar el plan`}
    action={<ButtonLink href={paths.businessRegistered(businessId)}>Pagar el plan</ButtonLink>}
  >
    Su página se publica apenas se confirma el pago. Acá abajo podés registrar otro negocio.
  </Alert>
)

/** Shown while the payment page loads. Its link helps if the connection fails now. */
const OpeningPayment = ({ businessId }: { businessId: string }) => (
  <Alert
    tone="success"
    title="¡Negocio registrado con éxito!"
    action={<ButtonLink href={paths.businessRegistered(businessId)}>Pagar el plan</ButtonLink>}
  >
    Te llevamos a pagar el plan.
  </Alert>
)
