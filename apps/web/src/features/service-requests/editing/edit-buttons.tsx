'use client'

import { useFormState } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

interface EditButtonsProps {
  refusal: string | null
  onCancel: () => void
}

/** The end of an edit form: the refusal, the save button and the cancel button. */
export function EditButtons({ refusal, onCancel }: EditButtonsProps) {
  const { isSubmitting } = useFormState()
  return (
    <>
      {refusal && <Alert tone="error" title={refusal} />}
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
