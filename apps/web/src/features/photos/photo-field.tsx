'use client'

import { limits } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldSet } from '@/components/ui/field-set'
import { cn } from '@/lib/cn'
import { restoreFocus } from '@/lib/restore-focus'
import { AddPhotos } from './add-photos'
import { PhotoTile } from './photo-tile'
import { RefusedFiles } from './refused-files'
import { usePhotoUploads } from './use-photo-uploads'

/** The values that the surrounding form must have: the uploaded photos, and the number of running uploads. */
interface FormWithPhotos {
  photos: PhotoView[]
  pendingUploads: number
}

interface PhotoFieldProps {
  /** The id of the control, for a page with two photo fields. */
  id?: string
  max?: number
  legend?: string
  /** Whether the legend is visible. It is hidden if the form already says what the field is. */
  isLegendSeen?: boolean
  /** Whether the form requires a photo. */
  isNeeded?: boolean
  promise?: string
}

/** A field for photos, for any form with the values of `FormWithPhotos`. The form does not handle files itself. */
export function PhotoField({
  id = 'photos',
  max = limits.photosPerRequest,
  legend = 'Fotos',
  isLegendSeen = false,
  isNeeded = false,
  promise = 'Solo las ven los profesionales de tu zona y rubro.',
}: PhotoFieldProps) {
  const form = useFormContext<FormWithPhotos>()
  const uploads = usePhotoUploads(form.getValues('photos'), max)
  const { errors } = form.formState
  const isLost = errors.photos?.type === 'lost'

  const storedPhotos = uploads.items.flatMap(({ state, photo }) =>
    state === 'stored' && photo ? [photo] : [],
  )
  const pending = uploads.items.length - storedPhotos.length
  const storedIds = storedPhotos.map(({ id }) => id).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids represent `storedPhotos`, a new array each time
  useEffect(() => {
    if (form.getValues('pendingUploads') !== pending) {
      form.setValue('pendingUploads', pending, { shouldValidate: form.formState.isSubmitted })
    }
    const knownIds = form.getValues('photos').map(({ id }) => id)
    if (knownIds.join() !== storedIds)
      form.setValue('photos', storedPhotos, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }, [pending, storedIds])

  // The button that removes a photo, or the notice of a refused file, disappears with it.
  const shownCount = uploads.items.length + uploads.refusals.length
  const lastCount = useRef(shownCount)
  useEffect(() => {
    if (shownCount < lastCount.current) restoreFocus(document.getElementById(id))
    lastCount.current = shownCount
  }, [shownCount, id])

  const dropZone = useDropZone(uploads.add)

  const sendAgain = () => {
    form.clearErrors('photos')
    uploads.sendAllAgain()
  }

  return (
    <FieldSet
      id={id}
      legend={legend}
      isOptional={!isNeeded}
      className={isLegendSeen ? '' : '[&>div]:mt-0 [&>legend]:sr-only'}
      hint={`${max > 1 ? `Opcional: hasta ${max}, de` : 'Hasta'} ${limits.photoBytes / 1024 / 1024} MB${max > 1 ? ' cada una' : ''}. ${promise}`}
      error={errors.pendingUploads?.message ?? errors.photos?.message}
    >
      <div
        {...dropZone.props}
        className={cn(
          'space-y-3 rounded-card',
          dropZone.isOver && 'outline-2 outline-offset-4 outline-ring outline-dashed',
        )}
      >
        {uploads.items.length > 0 && (
          <ul aria-label="Fotos elegidas" className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
            {uploads.items.map((item) => (
              <PhotoTile
                key={item.key}
                item={item}
                onRetry={() => uploads.retry(item)}
                onRemove={() => uploads.remove(item.key)}
              />
            ))}
          </ul>
        )}
        {uploads.items.length < max && (
          <AddPhotos isFirst={uploads.items.length === 0} isOne={max === 1} onPicked={uploads.add} />
        )}
      </div>
      <RefusedFiles refusals={uploads.refusals} onDismiss={uploads.remove} />
      {isLost && (
        <Button variant="outline" onClick={sendAgain}>
          Volver a subir las fotos
        </Button>
      )}
    </FieldSet>
  )
}

/** Returns the properties of an element on which files can be dropped, and whether files are dragged over it. */
function useDropZone(onDropped: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const props = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onDropped([...event.dataTransfer.files])
    },
  }
  return { isOver, props }
}
