'use client'

import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { isSame } from '@/lib/forms/is-same'
import { UnsavedNote } from './unsaved-note'

/** Shows the note about unsaved changes while the surrounding form differs from the saved values. */
export function FormUnsaved({ savedValues }: { savedValues: FieldValues }) {
  const values = useWatch({ control: useFormContext().control })
  return <UnsavedNote isUnsaved={!isSame(values, savedValues)} />
}
