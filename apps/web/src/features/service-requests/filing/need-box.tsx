'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useRubroOptions } from '../../rubros/use-rubro-options'
import type { RequestValues } from '../form/request-values'

interface NeedBoxProps {
  /** The visitor's text from the page before. */
  need: string
  rubros: readonly RubroView[]
}

const mostShown = 4

/** Suggests rubros for the visitor's text from the page before. Chooses the rubro if only one fits. */
export function NeedBox({ need, rubros }: NeedBoxProps) {
  const { control, setValue } = useFormContext<RequestValues>()
  const { field } = useController({ control, name: 'rubroId' })
  const { options, isLoading } = useRubroOptions(rubros, need)
  const [hadRubro] = useState(field.value !== '')
  const hasChosen = useRef(hadRubro)
  const onlyOption = options.length === 1 ? options[0] : undefined
  // The buttons stay after a choice, because a button that disappears loses the focus.
  const hasButtons = options.length > 1 || (onlyOption !== undefined && hadRubro)

  const choose = (rubroId: string) =>
    setValue('rubroId', rubroId, { shouldDirty: true, shouldValidate: true })

  useEffect(() => {
    if (!onlyOption || hasChosen.current) return
    hasChosen.current = true
    setValue('rubroId', onlyOption.value, { shouldDirty: true, shouldValidate: true })
  }, [onlyOption, setValue])

  if (isLoading) return null
  return (
    <div className="space-y-2 rounded-card bg-primary-soft p-4 text-primary-soft-foreground">
      <p role="status" className="wrap-anywhere">
        {/* `bdi` isolates the text, because it comes from the address and its direction marks must not reorder the
            rest of the sentence. */}
        Escribiste{' '}
        <strong className="font-semibold">
          <bdi>«{need}»</bdi>
        </strong>
        . {hasButtons ? '¿Es alguno de estos rubros?' : textOf(onlyOption, field.value)}
      </p>
      {hasButtons && (
        <div className="flex flex-wrap gap-2">
          {options.slice(0, mostShown).map(({ value, label }) => (
            <Button
              key={value}
              variant={value === field.value ? 'primary' : 'outline'}
              aria-pressed={value === field.value}
              onClick={() => choose(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function textOf(onlyOption: { value: string; label: string } | undefined, chosenId: string): string {
  if (!onlyOption) return 'No encontramos un rubro así: buscalo acá abajo con otra palabra.'
  return onlyOption.value === chosenId
    ? `Elegimos ${onlyOption.label}. Si es otra cosa, cambialo acá abajo.`
    : ''
}
