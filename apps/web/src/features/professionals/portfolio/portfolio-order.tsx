'use client'

import { limits } from '@oficio/contracts/limits'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { inOrder, moved, type PortfolioValues } from './portfolio-values'

/** The captions and the order of the photos. */
export function PortfolioOrder() {
  const { control, register, setValue } = useFormContext<PortfolioValues>()
  const [photos, order] = useWatch({ control, name: ['photos', 'order'] })
  const shownPhotos = inOrder(photos, order)
  const ids = shownPhotos.map(({ id }) => id)
  const move = (id: string, step: -1 | 1) => setValue('order', moved(ids, id, step), { shouldDirty: true })
  if (shownPhotos.length === 0) return null
  return (
    <ol aria-label="Orden de las fotos" className="divide-y border-y">
      {shownPhotos.map(({ id, thumbUrl }, position) => (
        <li key={id} className="flex flex-wrap items-end gap-3 py-4">
          {/* biome-ignore lint/performance/noImgElement: the server keeps the small picture ready */}
          <img src={thumbUrl} alt="" className="size-16 shrink-0 rounded-control border object-cover" />
          <Field label={`Qué se ve en la foto ${position + 1}`} isOptional className="min-w-0 grow basis-48">
            {(props) => (
              <Input
                {...props}
                {...register(`captions.${id}`)}
                maxLength={limits.captionMax}
                autoComplete="off"
              />
            )}
          </Field>
          <div className="flex gap-2">
            <Button
              variant="outline"
              aria-label={`Mostrar antes la foto ${position + 1}`}
              disabled={position === 0}
              onClick={() => move(id, -1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="outline"
              aria-label={`Mostrar después la foto ${position + 1}`}
              disabled={position === shownPhotos.length - 1}
              onClick={() => move(id, 1)}
            >
              <ArrowDown aria-hidden />
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}
