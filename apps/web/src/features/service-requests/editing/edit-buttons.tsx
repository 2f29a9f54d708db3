'use client'

import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { ErrorView } from '@/lib/api/api-client'
import { EditRefusal, type EditRefusalProps } from './edit-refusal'

interface EditButtonsProps extends Omit<EditRefusalProps, 'refusal'> {
  refusal: ErrorView | null
  onCancel: () => void
}

/** The end of an edit form: the refusal, the save button and the cancel button. */
export function EditButtons({ refusal, onCancel, ...overwriting }: EditButtonsProps) {
  const { isSubmitting } = useFormState()
  return (
    <>
      {refusal && <EditRefusal refusal={refusal} {...overwriting} />}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button variant="outline" onClick={onCancel} disabled={isSubmitting}>
          Dejar como estaba
        </Button>
        <Button type="submit" isLoading={isSubmitting}>
          Guardar
        </Button>
      </div>
    </>
  )
}
