'use client'

import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { HoneypotInput } from '@/components/ui/honeypot'
import { LiveForm } from '@/components/ui/live-form'
import { SubmitButton } from '@/features/accounts/submit-button'
import { TermsLine } from '../../../accounts/registration/terms-line'
import { DirectAccountFields } from './direct-account-fields'
import { DirectMoreFields } from './direct-more-fields'
import { RegisteredView } from './registered-view'
import { useDirectForm } from './use-direct-form'

/** The direct registration: name and login, and what else somebody cares to tell already. */
export function DirectForm() {
  const [message, setMessage] = useState<string | null>(null)
  const { formProps, faults, summary, attempt, refusal, isSending } = useDirectForm(setMessage)
  if (message !== null) return <RegisteredView message={message} />
  return (
    <LiveForm {...formProps} className="relative space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <Card className="space-y-5">
        <DirectAccountFields faults={faults} />
      </Card>
      <Card>
        <DirectMoreFields faults={faults} />
      </Card>
      <HoneypotInput name="website" />
      {refusal && (
        <Alert tone="error" title={refusal.text}>
          Lo que escribiste sigue acá.
        </Alert>
      )}
      <SubmitButton isSending={isSending}>Registrarme</SubmitButton>
      <Button asChild variant="outline" size="lg" block>
        <Link href={paths.home()}>Cancelar</Link>
      </Button>
      <TermsLine />
    </LiveForm>
  )
}
