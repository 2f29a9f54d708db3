import { fieldLabels } from '@oficio/contracts/texts'
import type { ComponentProps } from 'react'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { Input } from './input'

interface PhoneFieldProps {
  /** A further hint after the example. */
  hint?: string
  error: string | undefined
  /** The props that connect the input to the form. */
  input: ComponentProps<typeof Input>
  isMobile: boolean
  onMobileChange: ComponentProps<typeof Checkbox>['onCheckedChange']
}

/** A phone number and a checkbox for mobile numbers, which are dialled differently. */
export function PhoneField({ hint, error, input, isMobile, onMobileChange }: PhoneFieldProps) {
  const example = 'Con código de área, por ejemplo 341 555 1234.'
  return (
    <div className="space-y-1.5">
      <Field id="phone" label={fieldLabels.phone} hint={hint ? `${example} ${hint}` : example} error={error}>
        {(props) => <Input {...props} {...input} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Checkbox
        label="¿Es celular?"
        hint="Así también te pueden escribir por WhatsApp."
        checked={isMobile}
        onCheckedChange={onMobileChange}
      />
    </div>
  )
}
