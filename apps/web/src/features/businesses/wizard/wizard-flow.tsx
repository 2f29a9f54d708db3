'use client'

import type { AwaitingPayment as Awaiting } from '@oficio/contracts/businesses/registration'
import { paths } from '@oficio/contracts/paths'
import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FailedLoad } from '@/components/ui/failed-load'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { visitorHasChanged } from '@/features/accounts/sessions/visitor-store'
import { errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { randomKey } from '@/lib/random-key'
import { WizardForm, type WizardFormProps } from './wizard-form'
import { emptyWizard, type WizardValues } from './wizard-values'

interface WizardFlowProps extends Pick<WizardFormProps, 'lists' | 'prices'> {
  withoutScripts: ReactNode
}

interface Opened {
  values: WizardValues
  idempotencyKey: string
  isRestored: boolean
}

/** The wizard as this browser finds it: with what was typed before, and for who is logged in. */
export function WizardFlow({ withoutScripts, ...form }: WizardFlowProps) {
  const { user, isLoading } = useVisitor()
  const [opened, setOpened] = useState<Opened>(() => newForm(emptyWizard))
  // What is kept is known only in an effect; until then the form is drawn, and takes nothing that it would lose.
  const [isReady, setIsReady] = useState(false)
  const [awaiting, setAwaiting] = useState<Awaiting | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [registeredId, setRegisteredId] = useState<string | null>(null)
  const router = useRouter()
  const email = user?.email ?? ''

  useEffect(() => {
    if (isLoading || failure !== null) return
    let isOver = false
    setIsReady(false)
    const open = async () => {
      const { loadDraft } = await loadPart(import('./wizard-draft'))
      const { values, awaitingPayment } = await loadDraft()
      if (isOver) return
      setAwaiting(awaitingPayment)
      setOpened(values ? { ...newForm(values), isRestored: true } : newForm({ ...emptyWizard, email }))
      setIsReady(true)
    }
    // Opened without what is kept, the form would be kept in its place.
    open().catch((reason: unknown) => isOver || setFailure(reason))
    return () => {
      isOver = true
    }
  }, [isLoading, email, failure])

  const startAnew = () => {
    void import('./wizard-draft').then(({ dropDraft }) => dropDraft()).catch(() => undefined)
    setOpened(newForm({ ...emptyWizard, email }))
  }

  const goToPayment = (businessId: string) => {
    setRegisteredId(businessId)
    // In place of the last step, which has nothing to show any more. It can be reloaded and left: the plan is paid from there.
    router.replace(paths.businessRegistered(businessId))
    // The menu of an owner leads to what they own.
    if (user) void visitorHasChanged()
  }

  if (registeredId) return <OpeningPayment businessId={registeredId} />
  return (
    <>
      {awaiting && <AwaitingPayment {...awaiting} />}
      {opened.isRestored && (
        <Alert
          title="Recuperamos lo que habías escrito"
          action={
            <Button variant="outline" onClick={startAnew}>
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
        inert={!isReady}
        aria-busy={!isReady}
        className={clsx('needs-script', failure !== null && 'opacity-50')}
      >
        <WizardForm
          key={opened.idempotencyKey}
          {...form}
          opened={opened.values}
          idempotencyKey={opened.idempotencyKey}
          hasAccount={user !== null}
          onRegistered={goToPayment}
        />
      </div>
    </>
  )
}

const newForm = (values: WizardValues): Opened => ({
  values,
  idempotencyKey: randomKey(),
  isRestored: false,
})

/** Leads an owner who comes back to the wizard to the payment of the business that they registered before. */
const AwaitingPayment = ({ businessId, name }: Awaiting) => (
  <Alert
    title={`Ya registraste ${name}: falta pagar el plan`}
    action={<ButtonLink href={paths.businessRegistered(businessId)}>Pagar el plan</ButtonLink>}
  >
    Su página se publica apenas se confirma el pago. Acá abajo podés registrar otro negocio.
  </Alert>
)

/** The business is registered, and the page on which its plan is paid is loading: the link is for a connection that fails now. */
const OpeningPayment = ({ businessId }: { businessId: string }) => (
  <Alert
    tone="success"
    title="¡Negocio registrado con éxito!"
    action={<ButtonLink href={paths.businessRegistered(businessId)}>Pagar el plan</ButtonLink>}
  >
    Te llevamos a pagar el plan.
  </Alert>
)
