'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { StepUpForm } from './step-up-form'

/** Asks for the second factor and then starts the download that required it. */
export function ConfirmAndGo({ to, back }: { to: string; back: string }) {
  const [isDone, setIsDone] = useState(false)
  if (!isDone)
    return (
      <StepUpForm
        onDone={() => {
          setIsDone(true)
          location.assign(to)
        }}
      />
    )
  return (
    <div className="space-y-5">
      <Alert tone="success" title="Listo, la descarga empezó">
        Si no la ves, <a href={to}>descargala de nuevo</a>.
      </Alert>
      <Link href={back} className={buttonClasses({ variant: 'outline', size: 'lg', block: true })}>
        Volver
      </Link>
    </div>
  )
}
