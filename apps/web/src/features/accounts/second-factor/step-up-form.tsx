'use client'

import { startStepUpEndpoint, stepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { FactorForm } from './factor-form'

const fetchOptions = async () => (await callApi(startStepUpEndpoint)).options

/** Asks the signed-in user for the second factor again. */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const [hasPasskeys, setHasPasskeys] = useState(false)
  useEffect(() => {
    // Without an answer the code is still there to be typed.
    fetchOptions().then(
      (options) => setHasPasskeys(options !== null),
      () => undefined,
    )
  }, [])
  return (
    <FactorForm
      // Of each attempt, because options that were tried, or waited long, are refused.
      passkey={hasPasskeys ? { getOptions: async () => (await fetchOptions()) ?? {} } : null}
      submitLabel="Confirmar"
      send={async (proof) => {
        await callApi(stepUpEndpoint, { body: proof })
        onDone()
      }}
    />
  )
}
