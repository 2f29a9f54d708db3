'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { Field } from '@/components/ui/field'
import { whatToTell } from '@/features/rubros/find-rubros'
import { unchosenRubroText } from '@/features/rubros/rubros-text'
import { useListChoice } from '@/lib/forms/use-list-choice'
import { RubroCombobox } from '../../rubros/rubro-combobox'
import { DescriptionField } from './description-field'
import { TitleField } from './title-field'

interface WorkFieldsProps {
  rubros: readonly RubroView[]
  /** Whether the rubro cannot be changed. */
  isRubroFixed?: boolean
}

/** The fields for the rubro and the description, in the form and in its correction. */
export function WorkFields({ rubros, isRubroFixed = false }: WorkFieldsProps) {
  const { error, ...choice } = useListChoice('rubroId', unchosenRubroText)
  const rubro = rubros.find(({ id }) => String(id) === choice.value)

  return (
    <>
      {!isRubroFixed && (
        <Field id="rubroId" label="¿Qué tipo de trabajo es? (rubro)" error={error}>
          {(props) => <RubroCombobox {...props} {...choice} rubros={rubros} />}
        </Field>
      )}
      <DescriptionField advice={whatToTell(rubro)} />
      <TitleField rubroName={rubro?.name} />
    </>
  )
}
