import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import dynamic from 'next/dynamic'
import { useState } from 'react'

// Fetched once somebody unfolds the part of the form that has it.
const RubroPicker = dynamic(
  () => import('../../../rubros/rubro-picker').then((module) => module.RubroPicker),
  { ssr: false },
)

interface DirectRubrosFieldProps {
  rubros: readonly RubroView[]
  isShown: boolean
  error: string | undefined
}

/** The rubros of a professional; the form reads their ids from a hidden input. */
export function DirectRubrosField({ rubros, isShown, error }: DirectRubrosFieldProps) {
  const [chosenIds, setChosenIds] = useState<number[]>([])
  return (
    <>
      <input type="hidden" name="rubros" value={chosenIds.join()} />
      {isShown && (
        <RubroPicker
          id="rubros"
          label="¿De qué trabajás?"
          isOptional
          hint="Podés elegir más de uno y cambiarlos cuando quieras."
          error={error}
          rubros={rubros}
          chosenIds={chosenIds}
          onChange={setChosenIds}
        />
      )}
    </>
  )
}
