import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { limits } from '@oficio/contracts/limits'
import type { RubroFields } from '@oficio/contracts/rubros/decisions'
import { fieldLabels } from '@oficio/contracts/texts'
import type { ReactNode } from 'react'
import { type ControlProps, Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { OthersChanges } from './use-others-changes'

interface RubroTextsProps {
  rubro: RubroForAdmin | null
  faults: Partial<Record<keyof RubroFields, string>>
  othersChanges: OthersChanges
}

/**
 * The text fields of a rubro's form. A field that another admin changed meanwhile shows the stored text as its hint.
 */
export function RubroTexts({ rubro, faults, othersChanges }: RubroTextsProps) {
  const field = (
    name: keyof RubroFields,
    { label, hint, isOptional = false }: { label: string; hint: string; isOptional?: boolean },
    control: (props: ControlProps & { name: string }) => ReactNode,
  ) => {
    const other = othersChanges[name]
    return (
      <Field
        id={name}
        label={label}
        hint={other === undefined ? hint : `Alguien del equipo puso mientras tanto: «${other}».`}
        error={faults[name]}
        isOptional={isOptional}
      >
        {(props) => control({ ...props, name })}
      </Field>
    )
  }
  const line = { maxLength: limits.rubroNameMax, autoComplete: 'off' }
  return (
    <>
      {field(
        'name',
        {
          label: fieldLabels.rubroName,
          hint: 'Como se muestra en todo el sitio. El título de lo que ya se pidió queda como estaba.',
        },
        (props) => (
          <Input {...props} {...line} defaultValue={rubro?.name} />
        ),
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {field(
          'tradeSingular',
          { label: fieldLabels.tradeSingular, hint: 'Una persona: plomero/a.' },
          (props) => (
            <Input {...props} {...line} defaultValue={rubro?.tradeSingular} />
          ),
        )}
        {field('tradePlural', { label: fieldLabels.tradePlural, hint: 'Varias: plomeros.' }, (props) => (
          <Input {...props} {...line} defaultValue={rubro?.tradePlural} />
        ))}
      </div>
      {field(
        'description',
        {
          label: fieldLabels.description,
          hint: 'La primera oración dice qué es; las demás, qué conviene contar al pedirlo.',
        },
        (props) => (
          <Textarea {...props} maxLength={limits.rubroDescriptionMax} defaultValue={rubro?.description} />
        ),
      )}
      {field(
        'synonyms',
        {
          label: fieldLabels.synonyms,
          hint: 'Con qué más se busca, separado por comas: oficios, tareas, cosas, errores comunes. Los acentos y las mayúsculas no cuentan.',
          isOptional: true,
        },
        (props) => (
          <Textarea {...props} defaultValue={rubro?.synonyms.join(', ')} />
        ),
      )}
    </>
  )
}
