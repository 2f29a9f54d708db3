'use client'

import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { isSame } from '@/lib/forms/is-same'
import { UnsavedNote } from './unsaved-note'

/** The note of the form around it, while that holds something else than what was saved last. */
export function FormUnsaved({ savedValues }: { savedValues: FieldValues }) {
  const values = useWatch({ control: useFormContext().control })
  return <UnsavedNote isUnsaved={!isSame(values, savedValues)} />
}
