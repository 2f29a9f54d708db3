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

/** Asks the signed-in user for the second factor again (step-up). */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const [ways, setWays] = useState<Ways | null>(null)
  useEffect(() => {
    callApi(startStepUpEndpoint).then(
      ({ options, hasApp }) => setWays({ hasPasskeys: options !== null, hasApp }),
      // If the request fails, a code can still be typed.
      () => setWays({ hasPasskeys: false, hasApp: true }),
    )
  }, [])
  if (ways === null)
    return (
      <p role="status" className="needs-script flex items-center gap-3">
        <Spinner />
        Cargando...
      </p>
    )
  return (
    <FactorForm
      // Fetches new options for each attempt, because the server refuses options that were used or have expired.
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
