'use client'

import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { ErrorSummary } from '@/components/ui/error-summary'
import { HoneypotInput } from '@/components/ui/honeypot'
import { Link } from '@/components/ui/link'
import { LiveForm } from '@/components/ui/live-form'
import { SubmitButton } from '@/features/accounts/submit-button'
import { isTechnicalFailure } from '@/lib/api/is-technical-failure'
import { TermsLine } from '../../../accounts/registration/terms-line'
import { DirectAccountFields } from './direct-account-fields'
import { DirectMoreFields } from './direct-more-fields'
import { useDirectForm } from './use-direct-form'

// Loaded on demand, once the account exists.
const RegisteredView = dynamic(() => import('./registered-view').then((module) => module.RegisteredView), {
  ssr: false,
})

/** The direct registration: required name and login, and optional further data. */
export function DirectForm({ rubros }: { rubros: readonly RubroView[] }) {
  const [message, setMessage] = useState<string | null>(null)
  const { formProps, faults, summary, attempt, refusal, isSending } = useDirectForm(setMessage)
  if (message !== null) return <RegisteredView message={message} />
  return (
    <LiveForm {...formProps} className="relative space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <DirectAccountFields faults={faults} />
      <DirectMoreFields faults={faults} rubros={rubros} />
      <HoneypotInput name="website" />
      {refusal && (
        <Alert tone="error" title={isTechnicalFailure(refusal) ? 'Error en el registro' : refusal.text}>
          Lo que escribiste sigue acá.
        </Alert>
      )}
      <SubmitButton isSending={isSending}>Registrarme</SubmitButton>
      <Link href={paths.home()} className={buttonClasses({ variant: 'outline', size: 'lg', block: true })}>
        Cancelar
      </Link>
      <TermsLine />
    </LiveForm>
  )
}
