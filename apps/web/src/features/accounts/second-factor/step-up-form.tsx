'use client'

import { startStepUpEndpoint, stepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { callApi } from '@/lib/api/api-client'
import { FactorForm } from './factor-form'

interface Ways {
  hasPasskeys: boolean
  hasApp: boolean
}

/** Asks the signed-in user for the second factor again. */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const [ways, setWays] = useState<Ways | null>(null)
  useEffect(() => {
    callApi(startStepUpEndpoint).then(
      ({ options, hasApp }) => setWays({ hasPasskeys: options !== null, hasApp }),
      // Without an answer a code can still be typed.
      () => setWays({ hasPasskeys: false, hasApp: true }),
    )
  }, [])
  if (ways === null)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Cargando...
      </p>
    )
  return (
    <FactorForm
      // New options for each attempt, because options that were tried, or waited long, are refused.
      passkey={
        ways.hasPasskeys
          ? { getOptions: async () => (await callApi(startStepUpEndpoint)).options ?? {} }
          : null
      }
      hasApp={ways.hasApp}
      submitLabel="Confirmar"
      send={async (proof) => {
        await callApi(stepUpEndpoint, { body: proof })
        onDone()
      }}
    />
  )
}
