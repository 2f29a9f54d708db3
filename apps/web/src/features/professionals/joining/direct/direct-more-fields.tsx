import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { textLink } from '@/components/ui/link-classes'
import { Textarea } from '@/components/ui/textarea'
import { TextField } from '../../../accounts/text-field'
import { type DirectFaults, moreNames } from './use-direct-form'

// Loaded on demand, once the visitor opens the section that contains it.
const RubroPicker = dynamic(
  () => import('../../../rubros/rubro-picker').then((module) => module.RubroPicker),
  { ssr: false },
)

interface DirectMoreFieldsProps {
  faults: DirectFaults
  rubros: readonly RubroView[]
}

/**
 * The optional fields, which can also be filled in later. The section is collapsed, and opens if one of its fields has
 * an error.
 */
export function DirectMoreFields({ faults, rubros }: DirectMoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isWrong = moreNames.some((name) => faults[name] !== undefined)
  return (
    <details open={isWrong || undefined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={textLink}>Contanos más ahora (opcional)</summary>
      <div className="space-y-5 pt-4">
        <DirectRubrosField rubros={rubros} isShown={isOpen} error={faults.rubros} />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          isOptional
          hint="Con código de área, por ejemplo 341 555 1234."
          error={faults.phone}
          autoComplete="tel"
        />
        <TextField name="address" isOptional error={faults.address} autoComplete="street-address" />
        <TextField name="companyName" isOptional error={faults.companyName} autoComplete="organization" />
        <TextField
          name="taxId"
          inputMode="numeric"
          isOptional
          placeholder="20-12345678-6"
          error={faults.taxId}
          autoComplete="off"
        />
        <Field
          id="description"
          label={fieldLabels.description}
          isOptional
          hint="Qué hacés, con qué experiencia."
          error={faults.description}
        >
          {(control) => <Textarea name="description" {...control} />}
        </Field>
      </div>
    </details>
  )
}

interface DirectRubrosFieldProps {
  rubros: readonly RubroView[]
  isShown: boolean
  error: string | undefined
}

/** The choice of rubros. The form reads their ids from a hidden input. */
function DirectRubrosField({ rubros, isShown, error }: DirectRubrosFieldProps) {
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
