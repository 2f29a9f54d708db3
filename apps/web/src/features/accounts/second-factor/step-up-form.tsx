'use client'

import { startStepUpEndpoint, stepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { FactorForm } from './factor-form'

/** Asks the signed-in user for the second factor again. */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const [options, setOptions] = useState<Record<string, unknown> | null>(null)
  useEffect(() => {
    // Without an answer the code is still there to be typed.
    callApi(startStepUpEndpoint).then(
      (answer) => setOptions(answer.options),
      () => undefined,
    )
  }, [])
  return (
    <FactorForm
      passkeyOptions={options}
      submitLabel="Confirmar"
      send={async (proof) => {
        await callApi(stepUpEndpoint, { body: proof })
        onDone()
      }}
    />
  )
}
