'use client'

import type { RequiredField } from '@oficio/contracts/service-requests/form-fields'
import { useEffect, useState } from 'react'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import type { RequestValues } from '../form/request-values'
import { type Accepts, missingFields } from './missing'

/** Until the schema comes, no phone is complete. */
const acceptAllButPhone: Accepts = (field) => field !== 'phone'
/** When the schema does not come, the server judges alone. */
const acceptAll: Accepts = () => true

/** Returns what the form still lacks. The schema is fetched once a phone is typed: the form opens without its weight. */
export function useMissing(errors: FieldErrors<RequestValues>): RequiredField[] {
  const { control } = useFormContext<RequestValues>()
  const values = useWatch({ control, compute: (all: RequestValues) => ({ ...all }) })
  const [accepts, setAccepts] = useState(() => acceptAllButPhone)
  const hasPhone = values.phone !== ''

  useEffect(() => {
    if (!hasPhone) return
    import('../form/request-schema').then(
      ({ acceptsField }) => setAccepts(() => acceptsField),
      () => setAccepts(() => acceptAll),
    )
  }, [hasPhone])

  // A wrong field is counted by its error.
  return missingFields(values, (field, value) => Boolean(errors[field]) || accepts(field, value))
}
