'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { whatToTell } from '@/features/rubros/find-rubros'
import { RubroCombobox } from '../../rubros/rubro-combobox'
import { DescriptionField } from './description-field'
import type { RequestValues } from './request-values'
import { TitleField } from './title-field'

interface WorkFieldsProps {
  rubros: readonly RubroView[]
  /** The rubro stands: it is not offered to be changed. */
  isRubroFixed?: boolean
}

/** The rubro and the work in the client's words, for the form and for correcting it. */
export function WorkFields({ rubros, isRubroFixed = false }: WorkFieldsProps) {
  const { control } = useFormContext<RequestValues>()
  const { field, fieldState } = useController({ control, name: 'rubroId' })
  const rubro = rubros.find(({ id }) => String(id) === field.value)

  return (
    <>
      {!isRubroFixed && (
        <Field id="rubroId" label={fieldLabels.rubroId} error={fieldState.error?.message}>
          {(props) => (
            <RubroCombobox {...props} rubros={rubros} value={field.value} onValueChange={field.onChange} />
          )}
        </Field>
      )}
      <DescriptionField advice={whatToTell(rubro)} />
      <TitleField rubroName={rubro?.name} />
    </>
  )
}
