'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useEffect, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useRubroOptions } from '../../rubros/use-rubro-options'
import type { RequestValues } from '../form/request-values'

interface NeedBoxProps {
  /** What the visitor typed on the page before. */
  need: string
  rubros: readonly RubroView[]
}

const mostShown = 4

/** Suggests rubros for what was typed on the page before, and chooses the rubro where only one fits. */
export function NeedBox({ need, rubros }: NeedBoxProps) {
  const { control, setValue } = useFormContext<RequestValues>()
  const { field } = useController({ control, name: 'rubroId' })
  const { options, isLoading } = useRubroOptions(rubros, need)
  const hasChosen = useRef(field.value !== '')
  const only = options.length === 1 ? options[0] : undefined

  const choose = (rubroId: string) =>
    setValue('rubroId', rubroId, { shouldDirty: true, shouldValidate: true })

  useEffect(() => {
    if (!only || hasChosen.current) return
    hasChosen.current = true
    setValue('rubroId', only.value, { shouldDirty: true, shouldValidate: true })
  }, [only, setValue])

  if (isLoading) return null
  return (
    <div className="space-y-2 rounded-card bg-primary-soft p-4 text-primary-soft-foreground" role="status">
      <p>
        Escribiste <strong className="font-semibold">«{need}»</strong>.{' '}
        {textOf(options.length, only?.value === field.value ? only.label : null)}
      </p>
      {options.length > 0 && only?.value !== field.value && (
        <div className="flex flex-wrap gap-2">
          {options.slice(0, mostShown).map(({ value, label }) => (
            <Button
              key={value}
              variant="outline"
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

function textOf(count: number, chosen: string | null): string {
  if (count === 0) return 'No encontramos un rubro así: buscalo acá abajo con otra palabra.'
  if (chosen) return `Elegimos ${chosen}. Si es otra cosa, cambialo acá abajo.`
  return count === 1 ? '¿Es este rubro?' : '¿Es alguno de estos rubros?'
}
