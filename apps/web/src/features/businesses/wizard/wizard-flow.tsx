'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FailedLoad } from '@/components/ui/failed-load'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { visitorHasChanged } from '@/features/accounts/sessions/visitor-store'
import { errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { randomKey } from '@/lib/random-key'
import { RegisteredView } from './registered-view'
import type { Registered } from './submit-business'
import { WizardForm, type WizardFormProps } from './wizard-form'
import { emptyWizard, type WizardValues } from './wizard-values'

interface WizardFlowProps extends Pick<WizardFormProps, 'lists' | 'prices'> {
  /** What to do where no script runs. */
  withoutScripts: ReactNode
}

/** A form as it is opened. */
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
  const [failure, setFailure] = useState<unknown>(null)
  const [registered, setRegistered] = useState<Registered | null>(null)
  const email = user?.email ?? ''

  useEffect(() => {
    if (isLoading || failure !== null) return
    let isOver = false
    setIsReady(false)
    const open = async () => {
      const { loadDraft } = await loadPart(import('./wizard-draft'))
      const kept = await loadDraft()
      if (isOver) return
      setOpened(kept ? { ...newForm(kept), isRestored: true } : newForm({ ...emptyWizard, email }))
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

  const showRegistered = (made: Registered) => {
    setRegistered(made)
    // The address of its last step leads to nothing any more.
    window.history.replaceState(null, '', location.pathname + location.search)
    // The menu of an owner leads to what they own.
    if (user) void visitorHasChanged()
  }

  if (registered) return <RegisteredView registered={registered} accountEmail={user?.email ?? null} />
  return (
    <>
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
          onRegistered={showRegistered}
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
