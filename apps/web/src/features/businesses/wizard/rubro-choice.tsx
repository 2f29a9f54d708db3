import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { RubroPicker } from '@/features/rubros/rubro-picker'
import { searchExamples } from '@/features/rubros/rubros-text'
import { businessRubrosHint } from '../plans/rubros-hint'

interface RubroChoiceProps {
  rubros: readonly RubroView[]
  chosenIds: readonly number[]
  /** The rubro that matches the category of the business, or null if none does. */
  preset: number | null
  error: string | undefined
  onChange: (ids: number[]) => void
}

const fieldId = 'selectedRubros'

/**
 * The choice of a business's rubros. It is one line while only the preset rubro is chosen, and a search once the owner
 * changes it.
 */
export function RubroChoice({ rubros, chosenIds, preset, error, onChange }: RubroChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isPreset = chosenIds.length === 1 && chosenIds[0] === preset
  const presetName = rubros.find(({ id }) => id === preset)?.name
  if (isPreset && !isOpen && !error)
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          Rubro: <strong>{presetName}</strong>
        </span>
        <Button
          variant="ghost"
          onClick={() => {
            flushSync(() => setIsOpen(true))
            document.getElementById(fieldId)?.focus()
          }}
        >
          Cambiar<span className="sr-only"> el rubro</span>
        </Button>
      </p>
    )
  return (
    <RubroPicker
      id={fieldId}
      label="Rubros"
      hint={businessRubrosHint}
      placeholder={searchExamples.business}
      error={error}
      rubros={rubros}
      chosenIds={chosenIds}
      onChange={(ids) => {
        setIsOpen(true)
        onChange(ids)
      }}
    />
  )
}
