import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { textLink } from '@/components/ui/link-classes'
import { Textarea } from '@/components/ui/textarea'
import { TextField } from '../../../accounts/text-field'
import { DirectRubrosField } from './direct-rubros-field'
import { type DirectFaults, moreNames } from './use-direct-form'

interface DirectMoreFieldsProps {
  faults: DirectFaults
  rubros: readonly RubroView[]
}

/** What may follow from the portal, folded; open when something of it is wrong. */
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
